import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { changeDraftOf, quoteRequestOf } from '#bookings/change-draft.ts'
import { guestLimitsOf } from '#bookings/stay/guest-limits.ts'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'

export type HoldDetails = Awaited<ReturnType<typeof loadHold>>

/** What checkout needs besides the booking; each part may fail without the others. */
export async function loadHold(booking: Booking) {
  const { checkIn, suite } = booking
  const home = { params: { slug: suite.slug } }
  const firstNight = { from: checkIn, to: addDays(checkIn, 1) }
  const [facts, calendar, asked, wallet, cards, hostId] = await Promise.all([
    loadPart(call('GET /suites/:slug', home)),
    loadPart(call('GET /suites/:slug/calendar', { ...home, query: firstNight })),
    loadPart(quoteRequestOf(booking, changeDraftOf(booking))),
    loadPart(call('GET /wallet')),
    loadPart(call('GET /payment-methods')),
    loadPart(call('GET /bookings/:id/main-host-id', { params: { id: booking.id } })),
  ])
  return {
    most: guestLimitsOf(facts.value ?? null, booking),
    minNights: calendar.value?.nights[0]?.minNights ?? facts.value?.minNights ?? null,
    quote: asked.value?.quote ?? null,
    available: wallet.value?.available.amount ?? 0,
    cards,
    hostId,
  }
}

export function freeCancellationUntil({ quote }: HoldDetails): string | undefined {
  const first = quote?.refunds[0]
  return first?.amount.amount === quote?.total.amount ? first?.until : undefined
}
