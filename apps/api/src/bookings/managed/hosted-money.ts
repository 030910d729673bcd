import type { Language } from '@marea/contract/platform/language.ts'
import { showReceiptOf } from '#bookings/documents/documents.ts'
import { listGuests } from '#bookings/list-store.ts'
import { moneyOf } from '#bookings/money.ts'
import { requireHosted } from '#bookings/owner-bookings.ts'
import { findBooking } from '#bookings/store.ts'
import { finalLines } from '#bookings/terms.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { RawResponse } from '#platform/http/raw-response.ts'

export async function hostedMoney(ctx: Ctx, id: string) {
  const booking = await requireHosted(ctx, await findBooking(ctx.db, id), 'full')
  const { reference, suiteId, ownerId, checkIn, checkOut, status, confirmedAt } = booking
  const [guest] = await listGuests(ctx.db, [booking.guestId])
  const { paid, refunded } = await moneyOf(ctx, id)
  return {
    id,
    reference,
    suiteId,
    ownerId,
    checkIn,
    checkOut,
    status,
    confirmedAt,
    guest: guest?.fullName ?? '',
    lines: finalLines(booking),
    paid: paid.credit + paid.card,
    refunded: refunded.wallet + refunded.card,
  }
}

export async function showHostedReceipt(
  ctx: Ctx,
  id: string,
  requested: Language | undefined,
): Promise<RawResponse> {
  const booking = await requireHosted(ctx, await findBooking(ctx.db, id), 'full')
  return showReceiptOf(ctx, booking, requested ?? personOf(ctx).language)
}
