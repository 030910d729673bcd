import { randomUUID } from 'node:crypto'
import { type RecipientDraft, recipientErrors } from '@marea/contract/payments/gift-card-rules.ts'
import type { GiftCard } from '@marea/contract/payments/gift-cards.ts'
import { normalizeEmail } from '#identity/account/user.ts'
import { type Allowance, takeAttempt } from '#identity/attempts/throttle.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import { queueDeferredEmail } from '#platform/mail/queue.ts'
import { Problem } from '#platform/problem.ts'
import { codeColumns } from './code.ts'
import { giftCardWriter } from './gift-card-mail.ts'
import {
  type GiftCardRow,
  listDueGiftCards,
  lockGiftCard,
  updateGiftCard,
} from './gift-card-store.ts'
import { giftCardCounts } from './metrics.ts'
import { noteStep, recordGiftCardEvent } from './outcome.ts'
import { lockOwnGiftCard, ownGiftCard } from './own-gift-cards.ts'

/** Enough to correct a mistake, too few to harass a stranger. */
const perGiftCard: Allowance = { limit: 5, hours: 24 }

/** Sends a paid gift card once its day has come; a second caller does nothing. */
export function deliverIfDue(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockGiftCard(ctx.db, id)
    if (row?.status !== 'paid' || row.sentAt) return
    if (Temporal.Instant.compare(row.deliverAt, ctx.now) > 0) return
    await send(ctx, row)
    giftCardCounts.addOnCommit(ctx.db, 'sent')
    await recordGiftCardEvent(ctx, row, 'sent')
  })
}

export const deliverGiftCards: FanOut = {
  name: 'payments.deliver-gift-cards',
  cron: '* * * * *',
  list: ({ db, now }) => listDueGiftCards(db, now),
  handle: deliverIfDue,
}

export async function resendGiftCard(ctx: Ctx, id: string): Promise<GiftCard> {
  await inTransaction(ctx, async (ctx) => {
    await sendAgain(ctx, await lockOwnGiftCard(ctx, id))
  })
  return ownGiftCard(ctx, id)
}

/** Sends the same code to the same recipient. */
export async function sendAgain(ctx: TransactionCtx, row: GiftCardRow, note = ''): Promise<void> {
  if (row.status !== 'paid' || !row.sentAt) throw new Problem('gift_cards.state_refused')
  await takeEmail(ctx, row.id)
  await send(ctx, row)
  await noteStep(ctx, row, 'resent', note)
}

/** The code of an email that went to a wrong address stops working. */
export async function correctRecipient(
  ctx: Ctx,
  id: string,
  draft: RecipientDraft,
): Promise<GiftCard> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockOwnGiftCard(ctx, id)
    const fields = recipientErrors(draft)
    if (Object.keys(fields).length > 0) throw new Problem('gift_cards.invalid', { fields })
    if (row.status !== 'paid') throw new Problem('gift_cards.state_refused')
    const recipientName = draft.recipientName.trim()
    const recipientEmail = normalizeEmail(draft.recipientEmail)
    await noteStep(ctx, row, 'recipient_changed')
    if (!row.sentAt || recipientEmail === row.recipientEmail) {
      await updateGiftCard(ctx.db, id, { recipientName, recipientEmail })
      return
    }
    await takeEmail(ctx, id)
    const codeVersion = row.codeVersion + 1
    const changes = { recipientName, recipientEmail, codeVersion, codeHash: null }
    await send(ctx, await updateGiftCard(ctx.db, id, changes))
  })
  return ownGiftCard(ctx, id)
}

async function takeEmail(ctx: Ctx, id: string): Promise<void> {
  const taken = await takeAttempt(ctx, ['gift-card-mail', id], perGiftCard)
  if (!taken.isAllowed) throw new Problem('request.too_many', { retryAfter: taken.retryAfter })
}

/** The code is valid from now on, and written only into the email. */
async function send(ctx: TransactionCtx, row: GiftCardRow): Promise<void> {
  const { id, codeVersion: version } = row
  await updateGiftCard(ctx.db, id, { ...codeColumns(ctx, row), sentAt: ctx.now })
  await queueDeferredEmail(ctx, {
    key: `gift-card:${id}:${randomUUID()}`,
    writer: giftCardWriter,
    data: { giftCardId: id, version },
  })
}
