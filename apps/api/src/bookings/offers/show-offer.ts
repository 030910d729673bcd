import type { HomeOffer } from '@marea/contract/bookings/home-offers.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { ownBooking } from '#bookings/own-booking.ts'
import { suiteOf } from '#bookings/show.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listCards } from '#suites/cards.ts'
import { findOpenOffer, listLatestOffers } from './offer-store.ts'

export async function showOffer(ctx: Ctx, id: string): Promise<{ offer: HomeOffer | null }> {
  const { checkIn, checkOut, totalAmount, status, extras } = await ownBooking(ctx, id)
  const offer = status === 'confirmed' ? await findOpenOffer(ctx.db, id) : undefined
  if (!offer) return { offer: null }
  const card = (await listCards(ctx, [offer.suiteId])).get(offer.suiteId)
  return {
    offer: {
      id: offer.id,
      suite: suiteOf(card),
      checkIn,
      checkOut,
      total: usd(offer.totalAmount),
      paid: usd(totalAmount),
      losesExtras: extras.length > 0,
    },
  }
}

export async function sentOffers(ctx: Ctx, bookingIds: readonly string[]) {
  const offers = await listLatestOffers(ctx.db, bookingIds)
  const cards = await listCards(
    ctx,
    offers.map(({ suiteId }) => suiteId),
  )
  return new Map(
    offers.map(({ bookingId, suiteId, totalAmount, answer }) => [
      bookingId,
      { home: cards.get(suiteId)?.name ?? '', total: usd(totalAmount), answer },
    ]),
  )
}
