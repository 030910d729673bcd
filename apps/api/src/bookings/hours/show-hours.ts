import {
  type HoursOfSide,
  hoursRequestStates,
  type StayHours,
} from '@marea/contract/bookings/stay-hours.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { type HourSide, hourSides } from '@marea/contract/suites/listing/home-hours.ts'
import { ownBooking } from '#bookings/own-booking.ts'
import type { BookingRow } from '#bookings/store.ts'
import { linesOf } from '#bookings/terms.ts'
import { requireTaken } from '#bookings/trip/show-trip.ts'
import { occupiedIn } from '#calendar/show/occupied.ts'
import type { Ctx } from '#platform/ctx.ts'
import { priceOfHours } from '#pricing/hours.ts'
import { type HomeHours, readHours } from '#suites/hours/read-hours.ts'
import { clockInMiami, todayInMiami } from '#suites/today.ts'
import { dayOf, opensOn, requestsCloseAt } from './deadlines.ts'
import { type HoursRow, isDayGranted, listRequests } from './hours-store.ts'
import { hourOptions, nightBeside } from './offered-hours.ts'

/** Requests of one booking, so that nobody floods an owner with them. */
const maxRequests = 8

/** The hours that the guest of a stay may request, and what became of the requests. */
export async function showHours(ctx: Ctx, id: string): Promise<StayHours> {
  const booking = await ownBooking(ctx, id)
  requireTaken(booking)
  return hoursOfStay(ctx, booking)
}

export async function hoursOfStay(ctx: Ctx, booking: BookingRow): Promise<StayHours> {
  const home = await readHours(ctx, booking.suiteId)
  const requests = await listRequests(ctx.db, booking.id)
  const sides: HoursOfSide[] = []
  for (const side of hourSides) {
    const request = requestOf(booking, requests, side)
    if (!home[side] && !request) continue
    const isOpen = request?.state === 'waiting' || request?.state === 'approved'
    const isFull = isOpen || request?.state === 'paid' || requests.length >= maxRequests
    sides.push({
      side,
      request,
      day: dayOf(booking, side),
      opensOn: todayInMiami(ctx.now) < opensOn(booking) ? opensOn(booking) : null,
      isClosed: isClosed(ctx, booking) || requests.length >= maxRequests,
      options: isFull ? [] : await optionsFor(ctx, booking, { home, side }),
    })
  }
  return { isAutomatic: home.isAutomatic, sides }
}

async function optionsFor(
  ctx: Ctx,
  booking: BookingRow,
  { home, side }: { home: HomeHours; side: HourSide },
): Promise<HoursOfSide['options']> {
  const { suiteId, checkInAt, checkOutAt } = booking
  const day = dayOf(booking, side)
  const isTooEarly = todayInMiami(ctx.now) < opensOn(booking)
  if (isTooEarly || isClosed(ctx, booking) || (await isDayGranted(ctx.db, suiteId, day))) return []
  const current = clockInMiami(side === 'check_in' ? checkInAt : checkOutAt)
  const taken = await occupiedIn(ctx, [suiteId], nightBeside(side, day))
  const lines = linesOf(booking)
  return hourOptions(home, side, current)
    .filter(({ takesNight }) => !takesNight || taken.length === 0)
    .map(({ hour, amount }) => ({ hour, price: usd(priceOfHours(lines, side, amount)) }))
}

function isClosed({ now }: Ctx, booking: BookingRow): boolean {
  const isOver = Temporal.Instant.compare(requestsCloseAt(booking), now) <= 0
  return isOver || booking.status !== 'confirmed'
}

/** The one that is open or paid, or else the latest. */
function requestOf(booking: BookingRow, requests: readonly HoursRow[], side: HourSide) {
  const ofSide = requests.filter((each) => each.side === side)
  const current = ofSide.find(({ status }) => ['waiting', 'approved', 'paid'].includes(status))
  const shown = current ?? ofSide[0]
  return shown ? viewOf(booking, shown) : null
}

/** Undefined states are those that the guest ended, or a later change of the booking. */
function viewOf(booking: BookingRow, row: HoursRow): HoursOfSide['request'] {
  const { id, side, hour, amount, status, reason, expiresAt } = row
  const state = hoursRequestStates.find((each) => each === status)
  if (!state || row.day !== dayOf(booking, side)) return null
  const price = usd(priceOfHours(linesOf(booking), side, amount))
  return { id, hour, price, state, reason, expiresAt: expiresAt.toString() }
}
