import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { requireBalancePaid } from '#bookings/balance/balance.ts'
import { cancelForGuest } from '#bookings/cancel/cancel.ts'
import type { HoldStay } from '#bookings/hold/hold.ts'
import { acceptHouseRules } from '#bookings/hold/hold-details.ts'
import { findOverlappingStay } from '#bookings/hold/overlapping-stay.ts'
import { abandonHold } from '#bookings/hold/release-hold.ts'
import { lockOwnBooking, ownBooking } from '#bookings/own-booking.ts'
import { payStay } from '#bookings/pay/pay.ts'
import { hasStayed } from '#bookings/payment/coupon.ts'
import { showBooking } from '#bookings/show.ts'
import type { BookingRow } from '#bookings/store.ts'
import { recordBookingEvent } from '#bookings/transition.ts'
import { quoteStay } from '#calendar/quote/quote.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { listCards } from '#suites/cards.ts'
import { creditOf, lockCredit } from '#wallet/credit.ts'
import { answerOpenOffer, findOpenOffer, type OfferRow } from './offer-store.ts'

/**
 * Moves the guest to the offered home: everything they paid is refunded to their wallet, which pays
 * for the new booking in the same transaction. If any part fails, their booking stays as it is.
 */
export async function acceptOffer(
  ctx: Ctx,
  id: string,
  { offerId, address, holdStay }: { offerId: string; address: string; holdStay: HoldStay },
): Promise<Booking> {
  const booking = await ownBooking(ctx, id)
  const offer = await requireOpen(ctx, booking, offerId)
  await requireBalancePaid(ctx, id)
  const held = await holdOffered(ctx, booking, { offer, address, holdStay })
  try {
    await inTransaction(ctx, async (ctx) => {
      const booking = await lockOwnBooking(ctx, id)
      const isOpen = await answerOpenOffer(ctx.db, id, { answer: 'accepted', answeredAt: ctx.now })
      if (!isOpen || booking.status !== 'confirmed') throw new Problem('booking.offer_gone')
      // The wallet gets the refund and pays with it, but postings lock what is on hold first.
      await lockCredit(ctx, booking.guestId)
      const reason = `Moved to ${held.reference}`
      await cancelForGuest(ctx, booking, { by: 'owner', reason, to: 'wallet' })
      await acceptHouseRules(ctx, held.id)
      await payStay(ctx, held.id, { useCredit: true, saveCard: false })
      await recordBookingEvent(ctx, booking, 'booking.home_offer_answered', { answer: 'accepted' })
    })
  } catch (error) {
    await abandonHold(ctx, held.id)
    throw error
  }
  return showBooking(ctx, held.id)
}

export async function declineOffer(ctx: Ctx, id: string, offerId: string) {
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockOwnBooking(ctx, id)
    await requireOpen(ctx, booking, offerId)
    await answerOpenOffer(ctx.db, id, { answer: 'declined', answeredAt: ctx.now })
    await recordBookingEvent(ctx, booking, 'booking.home_offer_answered', { answer: 'declined' })
  })
  return { done: true } as const
}

async function requireOpen(ctx: Ctx, booking: BookingRow, offerId: string): Promise<OfferRow> {
  const offer = await findOpenOffer(ctx.db, booking.id)
  if (offer?.id !== offerId || booking.status !== 'confirmed') {
    throw new Problem('booking.offer_gone')
  }
  return offer
}

type Offered = { offer: OfferRow; address: string; holdStay: HoldStay }

/** Held before anything is refunded; a home that costs more by now is not the one that was offered. */
async function holdOffered(
  ctx: Ctx,
  booking: BookingRow,
  { offer, address, holdStay }: Offered,
): Promise<Booking> {
  const { checkIn, checkOut } = booking
  const slug = (await listCards(ctx, [offer.suiteId])).get(offer.suiteId)?.slug
  if (slug === undefined) throw new Problem('booking.offer_gone')
  const asking = { creditOf, hasStayed, stayAmong: findOverlappingStay, address }
  const asked = { checkIn, checkOut, ...guestCountsOf(booking), extras: [], useCredit: false }
  const quote = await quoteStay(ctx, slug, asked, asking)
  if (quote.total.amount > offer.totalAmount) throw new Problem('booking.offer_gone')
  return holdStay(ctx, {
    quoteId: quote.id,
    comments: booking.comments,
    language: booking.language,
  })
}
