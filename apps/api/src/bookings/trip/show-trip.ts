import type { OwnTrip, SavedTrip, Trip } from '@marea/contract/bookings/trip.ts'
import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { listBookings } from '#bookings/list-store.ts'
import { ownBooking } from '#bookings/own-booking.ts'
import { allowedActions, wasConfirmed } from '#bookings/status.ts'
import { type BookingRow, findBooking } from '#bookings/store.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { instantIn } from '#platform/zoned-time.ts'
import { readHome } from '#suites/arrival.ts'
import { readGuide } from '#suites/guide/read-guide.ts'
import { findSecret, findSharedBookingId } from './trip-store.ts'

/** At the home, on the day of check-in: owners may change codes up to that morning. */
const codesTime = '08:00'

export async function showTrip(ctx: Ctx, id: string): Promise<OwnTrip> {
  const booking = await ownBooking(ctx, id)
  requireTaken(booking)
  return {
    ...(await guestTripOf(ctx, booking)),
    can: allowedActions(booking, ctx.now),
    total: usd(booking.totalAmount),
    secret: await findSecret(ctx.db, id),
  }
}

const mostSaved = 3
/** Stays that are only held are among them. */
const mostRead = 10

/** The stays that a device saves, as their pages show them. */
export async function nextTrips(ctx: Ctx): Promise<SavedTrip[]> {
  const of = { guestId: personOf(ctx).userId, now: ctx.now }
  const rows = await listBookings(ctx.db, 'upcoming', { ...of, offset: 0, limit: mostRead })
  const confirmed = rows.filter(({ status }) => status === 'confirmed').slice(0, mostSaved)
  return Promise.all(confirmed.map((booking) => guestTripOf(ctx, booking)))
}

/** The trip without money, for anyone with the link, until check-out. */
export async function showSharedTrip(ctx: Ctx, secret: string): Promise<Trip> {
  const id = await findSharedBookingId(ctx.db, secret)
  const booking = id === undefined ? undefined : await findBooking(ctx.db, id)
  if (booking?.status !== 'confirmed' || hasLeft(ctx, booking)) {
    throw new Problem('resource.not_found')
  }
  return tripOf(ctx, booking, await readHome(ctx, booking.suiteId))
}

export function requireTaken({ status }: BookingRow): void {
  if (!wasConfirmed(status) || status === 'cancelled') {
    throw new Problem('booking.state_refused', { status })
  }
}

export function hasLeft({ now }: Ctx, { checkOutAt }: BookingRow): boolean {
  return Temporal.Instant.compare(checkOutAt, now) <= 0
}

type Guide = Awaited<ReturnType<typeof readGuide>>

async function guestTripOf(ctx: Ctx, booking: BookingRow): Promise<SavedTrip> {
  const { id, reference, suiteId } = booking
  const home = await readHome(ctx, suiteId)
  const ownerPhone = hasLeft(ctx, booking) ? null : home.ownerPhone
  return { ...(await tripOf(ctx, booking, home)), id, reference, ownerPhone }
}

type Home = Awaited<ReturnType<typeof readHome>>

async function tripOf(ctx: Ctx, booking: BookingRow, home: Home): Promise<Trip> {
  const { status, suiteId, checkIn, checkOut, checkInAt, checkOutAt } = booking
  const guide = await readGuide(ctx, suiteId)
  const { notes, ...address } = home.door
  const { firstName, photo } = home.owner
  return {
    status,
    suite: home.suite,
    checkIn,
    checkOut,
    checkInAt: checkInAt.toString(),
    checkOutAt: checkOutAt.toString(),
    timeZone: home.timeZone,
    nights: nightsBetween(checkIn, checkOut),
    ...guestCountsOf(booking),
    houseRules: home.houseRules,
    address,
    owner: { firstName, photo },
    access: hasLeft(ctx, booking)
      ? null
      : { notes, steps: guide.steps, ...codesOf(ctx, booking, guide) },
    chapters: guide.chapters,
    places: guide.places,
  }
}

/** The codes that open the home and its network, each withheld until the same hour. */
function codesOf({ now }: Ctx, { checkIn, timeZone }: BookingRow, guide: Guide) {
  const from = instantIn(timeZone, checkIn, codesTime)
  const isShown = Temporal.Instant.compare(from, now) <= 0
  const withheld = (code: string) => (isShown || code === '' ? code : null)
  const { doorCode, wifiNetwork: network, wifiPassword } = guide
  const timed = { from: from.toString() }
  return {
    door: doorCode === '' ? null : { ...timed, code: withheld(doorCode) },
    wifi: network === '' ? null : { ...timed, network, password: withheld(wifiPassword) },
  }
}
