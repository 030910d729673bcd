import { randomUUID } from 'node:crypto'
import type { RefundEffect } from '@marea/contract/bookings/admin-bookings.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { z } from 'zod'
import { requireBalancePaid } from '#bookings/balance/balance.ts'
import { endChange, insertChange } from '#bookings/change/change-store.ts'
import { abandonChange } from '#bookings/change/finish.ts'
import { rowOf, termsBefore, termsWithLines } from '#bookings/change/terms.ts'
import { stopRunningPayment } from '#bookings/payment/payment.ts'
import { issueRefund } from '#bookings/refund/issue-refund.ts'
import { paidSnapshot } from '#bookings/refund/refund.ts'
import { settleAgain } from '#bookings/settle/settle.ts'
import { type BookingRow, findBooking, lockBooking, updateBooking } from '#bookings/store.ts'
import { recordBookingEvent } from '#bookings/transition.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type ApprovedAct, actOrRequest, needsApproval } from '#platform/approvals/approvals.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { authorityOf, type Line, sharesOf } from '#pricing/price.ts'
import type { Refund } from '#pricing/refund/refund.ts'
import { refundPart } from '#pricing/refund/refund-part.ts'
import { lockCredit } from '#wallet/credit.ts'
import { sumOperatorRefunds } from './admin-store.ts'

const RefundTerms = z.object({
  code: z.string(),
  amount: z.int(),
  to: z.enum(['card', 'wallet']),
})
type RefundTerms = z.infer<typeof RefundTerms>

export async function previewRefundPart(
  ctx: Ctx,
  id: string,
  terms: RefundTerms,
): Promise<RefundEffect> {
  const booking = requireRefundable(await findBooking(ctx.db, id))
  const { refund, before } = await refundOf(ctx, booking, terms)
  const { total } = refund
  const shares = { before: sharesOf(before), after: sharesOf(refund.kept) }
  const share = (payee: Line['for']) =>
    (shares.before.get(payee) ?? 0) - (shares.after.get(payee) ?? 0)
  const toCard = terms.to === 'card' ? refund.card : 0
  const paid = before.reduce((sum, { amount }) => sum + amount, 0)
  return {
    total: usd(total),
    card: usd(toCard),
    wallet: usd(total - toCard),
    owner: usd(share('owner')),
    platform: usd(share('platform')),
    taxes: [...shares.before.keys()].flatMap((payee) => {
      const authority = authorityOf(payee)
      const amount = share(payee)
      return authority !== undefined && amount ? [{ authority, amount: usd(amount) }] : []
    }),
    payout: {
      before: usd(shares.before.get('owner') ?? 0),
      after: usd(shares.after.get('owner') ?? 0),
    },
    paid: { before: usd(paid), after: usd(paid - total) },
    needsApproval: await needsTwo(ctx, id, total),
  }
}

/** Refunds at once, or asks a second administrator above the limit. */
export async function refundAsAdmin(
  ctx: Ctx,
  id: string,
  { reason, ...terms }: RefundTerms & { reason: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const booking = requireRefundable(await lockBooking(ctx.db, id))
    const { refund } = await refundOf(ctx, booking, terms)
    const subject = `booking:${id}` as const
    const amount = refund.total
    const earlier = () => sumOperatorRefunds(ctx.db, id)
    const concerns = [booking.guestId, booking.ownerId]
    await actOrRequest(
      ctx,
      { kind: 'booking_refund', subject, amount, earlier, terms, reason, concerns },
      () => refundNow(ctx, booking, { terms, refund, reason }),
    )
  })
}

/** Runs after the second administrator has approved. */
export async function refundByTwo(ctx: TransactionCtx, act: ApprovedAct): Promise<void> {
  const booking = requireRefundable(await lockBooking(ctx.db, act.subject.slice('booking:'.length)))
  const terms = RefundTerms.parse(act.terms)
  const { refund } = await refundOf(ctx, booking, terms)
  if (refund.total !== act.amount) throw new Problem('approvals.amount_changed')
  await refundNow(ctx, booking, { terms, refund, reason: act.reason })
}

type RefundNow = { terms: RefundTerms; refund: Refund; reason: string }

/**
 * The price changes like in a change of the booking, so that statements, taxes and receipts follow.
 * A stay that was settled is settled again by its new lines.
 */
async function refundNow(
  ctx: TransactionCtx,
  booking: BookingRow,
  { terms, refund, reason }: RefundNow,
): Promise<void> {
  await stopRunningPayment(ctx, booking)
  // Settling locks what the owner gets, which every cancellation locks after the wallet.
  await lockCredit(ctx, booking.guestId)
  if (booking.settledAt) await settleAgain(ctx, booking, refund.kept)
  await issueRefund(ctx, booking, { cause: 'operator', parts: refund, to: terms.to })
  await abandonChange(ctx, booking)
  const changeId = randomUUID()
  const after = termsWithLines(booking, refund.kept)
  await insertChange(ctx.db, {
    id: changeId,
    bookingId: booking.id,
    status: 'pending',
    before: termsBefore(booking),
    after: JSON.stringify(after),
    createdAt: ctx.now,
    expiresAt: ctx.now.add({ hours: 1 }),
  })
  await updateBooking(ctx.db, booking.id, rowOf(after))
  await endChange(ctx.db, changeId, { status: 'done', endedAt: ctx.now })
  const { code, to } = terms
  const details = { code, to, amount: refund.total, reason }
  await recordAdminAct(ctx, { act: 'bookings.refunded', subject: `booking:${booking.id}`, details })
  await recordBookingEvent(ctx, booking, 'booking.refunded', { amount: refund.total })
  ctx.log.info({ bookingId: booking.id, amount: refund.total }, 'part of a booking refunded')
}

async function refundOf(ctx: Ctx, booking: BookingRow, { code, amount }: RefundTerms) {
  await requireBalancePaid(ctx, booking.id)
  const snapshot = await paidSnapshot(ctx, booking)
  const refund = refundPart(snapshot, { code, amount })
  if (!refund) throw new Problem('booking.refund_exceeds')
  return { refund, before: snapshot.lines }
}

/** Earlier refunds count, so that several small ones need a second administrator too. */
export async function needsTwo(ctx: Ctx, id: string, amount: number): Promise<boolean> {
  const earlier = await sumOperatorRefunds(ctx.db, id)
  return needsApproval(ctx, 'booking_refund', amount + earlier)
}

/** What was kept of a canceled stay is settled by its policy and is not refunded in part. */
function requireRefundable(booking: BookingRow | undefined): BookingRow {
  if (!booking?.confirmedAt) throw new Problem('resource.not_found')
  if (booking.status !== 'confirmed' && booking.status !== 'completed') {
    throw new Problem('booking.state_refused', { status: booking.status })
  }
  return booking
}
