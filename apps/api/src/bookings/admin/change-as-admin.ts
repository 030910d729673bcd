import type { ChangeQuote } from '@marea/contract/bookings/booking-changes.ts'
import { extraCodes } from '@marea/contract/suites/listing/extra-codes.ts'
import { changeBooking, quotedChange } from '#bookings/change/change.ts'
import { quoteChange } from '#bookings/change/quote-change.ts'
import { type BookingRow, findBooking, lockBooking } from '#bookings/store.ts'
import { actFor } from '#identity/account/act-for.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { requireOthers } from '#platform/approvals/approvals.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { lockCredit } from '#wallet/credit.ts'
import { needsTwo } from './refund-part.ts'

type ChangeWish = { checkIn: string; checkOut: string; guests: number } & {
  [kind in 'children' | 'infants' | 'pets']?: number | undefined
}

/** Quotes the guest's own change; guest counts that are left out, extras and coupon stay as booked. */
export async function quoteChangeAsAdmin(
  ctx: Ctx,
  id: string,
  { wish, address }: { wish: ChangeWish; address: string },
): Promise<ChangeQuote> {
  const { booking, guest } = await forGuest(ctx, id)
  const { couponCode } = booking
  const extras = extraCodes.filter((code) => booking.extras.includes(code))
  const coupon = couponCode === null ? {} : { coupon: couponCode }
  const { children = booking.children, infants = booking.infants, pets = booking.pets } = wish
  const asked = { ...wish, children, infants, pets, extras, ...coupon }
  return quoteChange(guest, id, { asked, address })
}

/** The guest agreed, so the change is theirs; no card is charged without them. */
export async function changeAsAdmin(
  ctx: Ctx,
  id: string,
  { quoteId, to, reason }: { quoteId: string; to: 'card' | 'wallet'; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // Two changes at the same time would each count only the refunds before both.
    await lockBooking(ctx.db, id)
    const { booking, guest } = await forGuest(ctx, id)
    if (booking.quoteId === quoteId) return
    requireOthers(ctx, [booking.guestId, booking.ownerId])
    const { charge, refund } = (await quotedChange(guest, booking, quoteId)).change
    const amount = refund.wallet + refund.card
    if (amount > 0 && (await needsTwo(ctx, id, amount))) {
      throw new Problem('booking.change_refunds_too_much')
    }
    if (charge > (await lockCredit(ctx, booking.guestId)))
      throw new Problem('booking.change_unpaid')
    const paid = { useCredit: charge > 0, saveCard: false }
    await changeBooking(guest, id, { quoteId, to, ...paid, cause: 'operator' })
    const details = {
      from: booking.checkIn,
      until: booking.checkOut,
      charge,
      refund: amount,
      reason,
    }
    await recordAdminAct(ctx, { act: 'bookings.changed', subject: `booking:${id}`, details })
  })
}

async function forGuest<Given extends Ctx>(
  ctx: Given,
  id: string,
): Promise<{ booking: BookingRow; guest: Given }> {
  const booking = await findBooking(ctx.db, id)
  if (!booking?.confirmedAt) throw new Problem('resource.not_found')
  const guest = await actFor(ctx, booking.guestId)
  if (!guest) throw new Problem('resource.not_found')
  return { booking, guest }
}
