import type { RefundCurve, RefundSplit } from '@marea/contract/bookings/booking-changes.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { moneyOf } from '#bookings/money.ts'
import { ownBooking } from '#bookings/own-booking.ts'
import { allowedActions } from '#bookings/status.ts'
import type { BookingRow } from '#bookings/store.ts'
import { snapshotOf } from '#bookings/terms.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { type Refund, refundFor, type StaySnapshot } from '#pricing/refund/refund.ts'
import { fullRefundUntilOf, refundCurve } from '#pricing/refund/refund-curve.ts'
import { withdrawableOn } from '#wallet/deposits/card-money.ts'

/** The refund for every day until check-in, by the same function that a cancellation uses. */
export async function previewRefunds(ctx: Ctx, id: string): Promise<RefundCurve> {
  return previewRefundsOf(ctx, await ownBooking(ctx, id))
}

export async function previewRefundsOf(ctx: Ctx, booking: BookingRow): Promise<RefundCurve> {
  requireCancellable(ctx, booking)
  const snapshot = await paidSnapshot(ctx, booking)
  return {
    now: toRefundView(refundFor(snapshot, ctx.now)),
    fullRefundUntil: fullRefundUntilOf(snapshot, ctx.now)?.toString() ?? null,
    withdrawableOn: withdrawableOn(ctx),
    points: refundCurve(snapshot, ctx.now).map(({ on, until, refund }) => ({
      on,
      until: until.toString(),
      refund: toRefundView(refund),
    })),
  }
}

export function requireCancellable(ctx: Ctx, booking: BookingRow): void {
  if (allowedActions(booking, ctx.now).includes('cancel')) return
  throw new Problem('booking.state_refused', { status: booking.status })
}

export async function paidSnapshot(ctx: Ctx, booking: BookingRow): Promise<StaySnapshot> {
  const { kept } = await moneyOf(ctx, booking.id)
  return snapshotOf(booking, kept)
}

function toRefundView({ total, rent, fees, taxes, coupon, wallet, card }: Refund): RefundSplit {
  return {
    total: usd(total),
    rent: usd(rent),
    fees: usd(fees),
    taxes: usd(taxes),
    coupon: usd(coupon),
    wallet: usd(wallet),
    card: usd(card),
  }
}
