import type { BookingAction } from '@marea/contract/bookings/endpoints.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { changeDraftOf, quoteRequestOf } from '#bookings/change-draft.ts'
import { packNights, withOwnNights } from '#calendar/nights.ts'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { guestLimitsOf } from './guest-limits.ts'
import { loadBooking } from './load-booking.ts'

export type LoadedStay = Awaited<ReturnType<typeof loadStay>>

/** One stay with what its guest may do; parts that do not apply are not loaded. */
export async function loadStay(id: string, request: Request) {
  const booking = await loadBooking(id, request)
  const params = { id }
  const may = <Value>(action: BookingAction, ask: () => Promise<Value>) =>
    booking.can.includes(action) ? loadPart(ask()) : undefined
  const mayPay = <Value>(ask: () => Promise<Value>) =>
    booking.rest ? loadPart(ask()) : may('change', ask)
  const isOver = booking.arrival !== null && Date.parse(booking.checkOutAt) <= Date.now()
  const isOwnersDoing = booking.status === 'cancelled' && booking.cancelledBy !== 'guest'
  const slug = { slug: booking.suite.slug }
  const today = dayIn(booking.timeZone, new Date())
  const [curve, asked, facts, calendar, cards, wallet, hostId, review, others, home] =
    await Promise.all([
      may('cancel', () => call('GET /bookings/:id/refund-curve', { params })),
      may('change', () => quoteRequestOf(booking, changeDraftOf(booking))),
      may('change', () => call('GET /suites/:slug', { params: slug })),
      may('change', () => loadNights(slug, today)),
      mayPay(() => call('GET /payment-methods')),
      mayPay(() => call('GET /wallet')),
      may('receive', () => call('GET /bookings/:id/main-host-id', { params })),
      isOver ? loadPart(call('GET /bookings/:id/review', { params })) : undefined,
      isOwnersDoing ? loadPart(call('GET /bookings/:id/alternatives', { params })) : undefined,
      may('cancel', () => call('GET /bookings/:id/home-offer', { params })),
    ])
  return {
    booking,
    curve: curve?.value ?? null,
    offered: asked?.value?.quote.extrasOffered ?? [],
    most: guestLimitsOf(facts?.value ?? null, booking),
    nights: calendar?.value ? withOwnNights(packNights(calendar.value), booking) : null,
    cards: cards?.value ?? [],
    available: wallet?.value?.available.amount ?? 0,
    hostId: hostId ?? null,
    review: review?.value ?? null,
    offer: home?.value?.offer ?? null,
    alternatives: others?.value?.suites ?? [],
    now: Date.now(),
    today,
  }
}

const daysAhead = 400

function loadNights(params: { slug: string }, from: string) {
  const query = { from, to: addDays(from, daysAhead) }
  return call('GET /suites/:slug/calendar', { params, query })
}
