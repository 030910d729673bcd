import {
  type StayTimes,
  type StayTimesOfSide,
  stayTimeRequestStates,
} from '@marea/contract/bookings/stay-times.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { type HourSide, hourSides } from '@marea/contract/suites/listing/home-stay-times.ts'
import { ownBooking } from '#bookings/own-booking.ts'
import type { BookingRow } from '#bookings/store.ts'
import { linesOf } from '#bookings/terms.ts'
import { requireTaken } from '#bookings/trip/show-trip.ts'
import { occupiedIn } from '#calendar/show/occupied.ts'
import type { Ctx } from '#platform/ctx.ts'
import { clockIn, todayIn } from '#platform/zoned-time.ts'
import { priceOfStayTime } from '#pricing/stay-times.ts'
import { type HomeStayTimes, readStayTimes } from '#suites/stay-times/read-stay-times.ts'
import { dayOf, opensOn, requestsCloseAt } from './deadlines.ts'
import { hourOptions, nightBeside } from './offered-stay-times.ts'
import { isDayGranted, listRequests, type StayTimeRow } from './stay-time-store.ts'

/** Requests of one booking, so that nobody floods an owner with them. */
const maxRequests = 8

export async function showStayTimes(ctx: Ctx, id: string): Promise<StayTimes> {
  const booking = await ownBooking(ctx, id)
  requireTaken(booking)
  return stayTimesOfStay(ctx, booking)
}

export async function stayTimesOfStay(ctx: Ctx, booking: BookingRow): Promise<StayTimes> {
  const home = await readStayTimes(ctx, booking.suiteId)
  const requests = await listRequests(ctx.db, booking.id)
  const sides: StayTimesOfSide[] = []
  for (const side of hourSides) {
    const request = requestOf(booking, requests, side)
    if (!home[side] && !request) continue
    const isOpen = request?.state === 'waiting' || request?.state === 'approved'
    const isFull = isOpen || request?.state === 'paid' || requests.length >= maxRequests
    sides.push({
      side,
      request,
      day: dayOf(booking, side),
      opensOn: todayIn(booking.timeZone, ctx.now) < opensOn(booking) ? opensOn(booking) : null,
      isClosed: isClosed(ctx, booking) || requests.length >= maxRequests,
      options: isFull ? [] : await optionsFor(ctx, booking, { home, side }),
    })
  }
  return { isAutomatic: home.isAutomatic, sides }
}

async function optionsFor(
  ctx: Ctx,
  booking: BookingRow,
  { home, side }: { home: HomeStayTimes; side: HourSide },
): Promise<StayTimesOfSide['options']> {
  const { suiteId, checkInAt, checkOutAt } = booking
  const day = dayOf(booking, side)
  const isTooEarly = todayIn(booking.timeZone, ctx.now) < opensOn(booking)
  if (isTooEarly || isClosed(ctx, booking) || (await isDayGranted(ctx.db, suiteId, day))) return []
  const current = clockIn(booking.timeZone, side === 'check_in' ? checkInAt : checkOutAt)
  const taken = await occupiedIn(ctx, [suiteId], nightBeside(side, day))
  const lines = linesOf(booking)
  return hourOptions(home, side, current)
    .filter(({ takesNight }) => !takesNight || taken.length === 0)
    .map(({ hour, amount }) => ({ hour, price: usd(priceOfStayTime(lines, side, amount)) }))
}

function isClosed({ now }: Ctx, booking: BookingRow): boolean {
  const isOver = Temporal.Instant.compare(requestsCloseAt(booking), now) <= 0
  return isOver || booking.status !== 'confirmed'
}

/** The one that is open or paid, or else the latest. */
function requestOf(booking: BookingRow, requests: readonly StayTimeRow[], side: HourSide) {
  const ofSide = requests.filter((each) => each.side === side)
  const current = ofSide.find(({ status }) => ['waiting', 'approved', 'paid'].includes(status))
  const shown = current ?? ofSide[0]
  return shown ? viewOf(booking, shown) : null
}

/** Undefined states are those that the guest ended, or a later change of the booking. */
function viewOf(booking: BookingRow, row: StayTimeRow): StayTimesOfSide['request'] {
  const { id, side, hour, amount, status, reason, expiresAt } = row
  const state = stayTimeRequestStates.find((each) => each === status)
  if (!state || row.day !== dayOf(booking, side)) return null
  const price = usd(priceOfStayTime(linesOf(booking), side, amount))
  return { id, hour, price, state, reason, expiresAt: expiresAt.toString() }
}
