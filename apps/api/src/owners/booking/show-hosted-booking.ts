import type { HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { hostedBooking } from '#bookings/managed/hosted-booking.ts'
import { lastMessageAbout } from '#messaging/inbox/last-message.ts'
import type { Ctx } from '#platform/ctx.ts'
import { bookingPayout } from '#statements/payouts/booking-payout.ts'
import { showBookingLedger } from '#statements/reports/booking-ledger.ts'

/** A stay with its money, messages and payout, as far as the reader's right allows. */
export async function showHostedBooking(ctx: Ctx, id: string): Promise<HostedBooking> {
  const { shown, booking, isOwner, hasMoney } = await hostedBooking(ctx, id)
  const [ledger, last, payout] = await Promise.all([
    hasMoney ? showBookingLedger(ctx, id) : null,
    isOwner ? lastMessageAbout(ctx, id) : null,
    isOwner ? bookingPayout(ctx, booking) : null,
  ])
  return { ...shown, ledger, payout, conversation: isOwner ? { last } : null }
}
