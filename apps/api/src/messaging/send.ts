import type { Occasion } from '@marea/contract/messaging/automatic-messages.ts'
import { findContactHints } from '@marea/contract/messaging/contact-hints.ts'
import type { Message } from '@marea/contract/messaging/endpoints.ts'
import { bookingsBetween } from '#bookings/conversation/conversation-context.ts'
import { personOf } from '#identity/account/user.ts'
import { takeAttempt } from '#identity/attempts/throttle.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { requireUnblocked } from './blocks/blocks.ts'
import { hintsIn } from './contact-hints.ts'
import {
  isWithHome,
  lockOwnConversation,
  messageOf,
  notifyBoth,
  otherParticipant,
  roleOf,
  teamNames,
} from './conversation.ts'
import { flaggedCounters, messageCounters } from './metrics.ts'
import { attachPhotos } from './photos/photo-store.ts'
import { photosOf } from './photos/photos.ts'
import { scheduleEmail } from './reader-store.ts'
import { type ConversationRow, findByClientId, insertMessage, type MessageRow } from './store.ts'

const messageAllowance = { limit: 20, hours: 1 / 60 }
const emailDelayMinutes = 15

type NewMessage = { id: string; text: string; photoIds?: readonly string[] }

/** Marks a message that the product sends for an owner. */
type AutomaticMessage = { occasion: Occasion; bookingId: string }

/** The sender's own message id makes it idempotent: sent twice, it is stored once. */
export function sendMessage(
  ctx: Ctx,
  roomId: string,
  message: NewMessage,
  automatic?: AutomaticMessage,
): Promise<Message> {
  return inTransaction(ctx, async (ctx) => {
    const conversation = await lockOwnConversation(ctx, roomId)
    return (await writeMessage(ctx, conversation, message, automatic)).message
  })
}

/** The caller has locked the conversation and checked that the author may write. */
export async function writeMessage(
  ctx: TransactionCtx,
  conversation: ConversationRow,
  { id: clientId, text, photoIds = [] }: NewMessage,
  automatic?: AutomaticMessage,
): Promise<{ message: Message; isNew: boolean }> {
  const { userId } = personOf(ctx)
  const { id: roomId } = conversation
  const known = await findByClientId(ctx.db, userId, clientId)
  if (known && known.roomId !== roomId) throw new Problem('ledger.key_reused')
  if (known) {
    return { message: await shownTo(ctx, conversation, known, photoIds.length > 0), isNew: false }
  }
  const side = roleOf(conversation, userId)
  const other = otherParticipant(ctx, conversation, side)
  if (other.hasLeft) throw new Problem('messaging.other_left')
  if (isWithHome(conversation)) await requireUnblocked(ctx, conversation)
  if (!automatic) await takeTurn(ctx, userId)
  const said = { clientId, text, authorId: userId, kind: 'words', sentAt: ctx.now } as const
  const message = await insertMessage(ctx.db, { ...said, ...automatic, roomId })
  if (!message) throw new Error('Words were taken for a note.')
  const wanted = { ids: photoIds, roomId, authorId: userId, messageId: message.id }
  const attached = await attachPhotos(ctx.db, wanted)
  if (attached < photoIds.length) throw new Problem('messaging.photo_gone')
  const mailDueAt = ctx.now.add({ minutes: emailDelayMinutes })
  if (other.id) await scheduleEmail(ctx.db, { roomId, userId: other.id, mailDueAt })
  await notifyBoth(ctx, conversation, { kind: 'sent', messageId: message.id, by: side })
  messageCounters.addOnCommit(ctx.db, side)
  ctx.log.info({ roomId, messageId: message.id }, 'message sent')
  const shown = await shownTo(ctx, conversation, message, attached > 0)
  for (const hint of shown.hints) flaggedCounters.addOnCommit(ctx.db, hint)
  return { message: shown, isNew: true }
}

/** Most messages neither have photos nor need a look at the bookings of the two. */
async function shownTo(
  ctx: TransactionCtx,
  conversation: ConversationRow,
  message: MessageRow,
  hasPhotos: boolean,
): Promise<Message> {
  const photos = (await photosOf(ctx, hasPhotos ? [message.id] : [])).get(message.id) ?? []
  const author = (await teamNames(ctx, conversation, [message])).get(message.authorId) ?? null
  if (!isWithHome(conversation)) return messageOf(conversation, message, { photos, author })
  const isSuspect = findContactHints(message.text ?? '').length > 0
  const hints = isSuspect ? hintsIn(message.text, await bookingsBetween(ctx, conversation)) : []
  return messageOf(conversation, message, { photos, hints })
}

async function takeTurn(ctx: TransactionCtx, userId: string): Promise<void> {
  const turn = await takeAttempt(ctx, ['messages', userId], messageAllowance)
  if (!turn.isAllowed) throw new Problem('messaging.too_many', { retryAfter: turn.retryAfter })
}
