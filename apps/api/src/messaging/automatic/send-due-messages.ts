import { createHash } from 'node:crypto'
import { maxMessageLength } from '@marea/contract/messaging/message-rules.ts'
import { fillPlaceholders } from '@marea/contract/messaging/placeholders.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { actFor } from '#identity/account/act-for.ts'
import { automaticMessageCounters } from '#messaging/metrics.ts'
import { ensureConversation } from '#messaging/open-conversation.ts'
import { placeholderValues } from '#messaging/placeholder-values.ts'
import { sendMessage } from '#messaging/send.ts'
import { lockConversation } from '#messaging/store.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { fromLocalizedColumns } from '#platform/db/localized-columns.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import {
  type DueMessage,
  findStay,
  listAutomaticMessages,
  listDueMessages,
  lockDueMessage,
} from './automatic-store.ts'

export const sendDueMessages: FanOut<DueMessage> = {
  name: 'messaging.send-due-messages',
  cron: '* * * * *',
  list: ({ db, now }) => listDueMessages(db, now),
  handle: (ctx, due) => inTransaction(ctx, (ctx) => sendDueMessage(ctx, due)),
  onFailure: () => automaticMessageCounters.add('failed'),
}

/** The conversation is locked before it is checked again, so that of two jobs one sends. */
async function sendDueMessage(ctx: TransactionCtx, due: DueMessage): Promise<void> {
  const { guestId, suiteId } = due
  const roomId = await ensureConversation(ctx, { guestId, suiteId }, 'booking')
  const conversation = await lockConversation(ctx.db, roomId)
  if (!conversation?.ownerId || !(await lockDueMessage(ctx.db, due, ctx.now))) return
  const text = await textFor(ctx, due)
  const owner = await actFor(ctx, conversation.ownerId)
  if (!text || !owner) return
  const { bookingId, occasion } = due
  const id = messageIdOf(due)
  await sendMessage(owner, roomId, { id, text }, { bookingId, occasion })
  automaticMessageCounters.addOnCommit(ctx.db, occasion)
}

/** In the guest's language, or in another one where the translation is missing. */
async function textFor(ctx: Ctx, { bookingId, suiteId, occasion }: DueMessage) {
  const rows = await listAutomaticMessages(ctx.db, suiteId)
  const row = rows.find((each) => each.occasion === occasion)
  const stay = await findStay(ctx.db, bookingId)
  if (!row || !stay) return undefined
  const texts = fromLocalizedColumns(row, 'text')
  const language = [stay.guestLanguage, ...languages].find((each) => texts[each] !== '')
  if (!language) return undefined
  const values = await placeholderValues(ctx, { guestName: stay.guestName, suiteId, stay })
  return fillPlaceholders(texts[language], values[language]).slice(0, maxMessageLength)
}

/** The same for every attempt, so that a message that was sent is found by its id. */
function messageIdOf({ bookingId, occasion }: DueMessage): string {
  const hex = createHash('sha256').update(`${bookingId} ${occasion}`).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
