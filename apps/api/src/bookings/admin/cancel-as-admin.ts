import { z } from 'zod'
import { cancelByPolicy, cancelForGuest } from '#bookings/cancel/cancel.ts'
import { paidSnapshot, requireCancellable } from '#bookings/refund/refund.ts'
import { type BookingRow, lockBooking } from '#bookings/store.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type ApprovedAct, actOrRequest, needsApproval } from '#platform/approvals/approvals.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { fullRefund, type Refund, refundFor } from '#pricing/refund/refund.ts'
import { sumOperatorRefunds } from './admin-store.ts'

const CancelTerms = z.object({
  refund: z.enum(['policy', 'full']),
  to: z.enum(['card', 'wallet']),
})
type CancelTerms = z.infer<typeof CancelTerms>

/**
 * Cancels at once, or asks a second administrator when more than the limit is refunded, together with
 * what administrators have refunded of this booking before.
 */
export async function cancelAsAdmin(
  ctx: Ctx,
  id: string,
  { reason, ...terms }: CancelTerms & { reason: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const booking = await lock(ctx, id)
    if (booking.status === 'cancelled') return
    const { total: amount } = await refundIfCanceled(ctx, booking, terms.refund)
    const subject = `booking:${id}` as const
    const earlier = () => sumOperatorRefunds(ctx.db, id)
    const concerns = [booking.guestId, booking.ownerId]
    await actOrRequest(
      ctx,
      { kind: 'booking_cancellation', subject, amount, earlier, terms, reason, concerns },
      () => cancelNow(ctx, booking, { ...terms, reason }),
    )
  })
}

/** Runs after the second approval; the policy may refund less by then. */
export async function cancelByTwo(ctx: TransactionCtx, act: ApprovedAct): Promise<void> {
  const booking = await lock(ctx, act.subject.slice('booking:'.length))
  const terms = CancelTerms.parse(act.terms)
  const { total } = await refundIfCanceled(ctx, booking, terms.refund)
  if (total !== act.amount) throw new Problem('approvals.amount_changed')
  await cancelNow(ctx, booking, { ...terms, reason: act.reason })
}

export async function refundIfCanceled(
  ctx: Ctx,
  booking: BookingRow,
  refund: CancelTerms['refund'],
): Promise<Refund> {
  requireCancellable(ctx, booking)
  const snapshot = await paidSnapshot(ctx, booking)
  return refund === 'full' ? fullRefund(snapshot) : refundFor(snapshot, ctx.now)
}

export async function cancellationNeedsTwo(ctx: Ctx, id: string, amount: number): Promise<boolean> {
  const earlier = await sumOperatorRefunds(ctx.db, id)
  return needsApproval(ctx, 'booking_cancellation', amount + earlier)
}

async function cancelNow(
  ctx: TransactionCtx,
  booking: BookingRow,
  { refund, to, reason }: CancelTerms & { reason: string },
): Promise<void> {
  if (refund === 'full') await cancelForGuest(ctx, booking, { by: 'platform', reason, to })
  else await cancelByPolicy(ctx, booking, { reason, to })
  const subject = `booking:${booking.id}` as const
  await recordAdminAct(ctx, { act: 'bookings.canceled', subject, details: { refund, to, reason } })
}

async function lock(ctx: TransactionCtx, id: string): Promise<BookingRow> {
  const booking = await lockBooking(ctx.db, id)
  if (!booking?.confirmedAt) throw new Problem('resource.not_found')
  return booking
}
