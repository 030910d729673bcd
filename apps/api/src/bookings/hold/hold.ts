import { randomUUID } from 'node:crypto'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { bookingCounters } from '#bookings/metrics.ts'
import { reserveCouponFor } from '#bookings/payment/coupon.ts'
import { showBooking, showNewHold } from '#bookings/show.ts'
import type { BookingRow } from '#bookings/store.ts'
import { quotedTermsOf } from '#bookings/terms.ts'
import { holdNights } from '#calendar/nights/hold-nights.ts'
import { quoteOf } from '#calendar/quote/stored-quote.ts'
import { personOf, requireConfirmedEmail } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { isOn } from '#platform/switches/is-on.ts'
import { createAvailabilityCheck } from './availability-check.ts'
import type { RequestedStay } from './availability-store.ts'
import { createReference } from './booking-reference.ts'
import { countIfLost, nightsReference, toDatesTaken } from './dates-taken.ts'
import { insertHold } from './hold-store.ts'
import { expireHold } from './release-hold.ts'

const holdSlots = [1, 2, 3] as const

type NewHold = {
  quoteId: string
  comments?: string | undefined
  /** The language of the emails about the booking; by default the account's. */
  language?: Language | null | undefined
}

export type HoldStay = (ctx: Ctx, hold: NewHold) => Promise<Booking>

/** Holds the nights of a quote for 15 minutes; the same quote again returns the same booking. */
export function createHoldStay(): HoldStay {
  const checkAvailability = createAvailabilityCheck()
  return async (ctx, { quoteId, ...given }) => {
    requireConfirmedEmail(ctx)
    if (!(await isOn(ctx, 'bookings'))) throw new Problem('booking.paused')
    const held = await checkAvailability(ctx, quoteId, (wanted) => createHold(ctx, wanted, given))
      .catch(toDatesTaken)
      .catch(countIfLost)
    return 'known' in held ? showBooking(ctx, held.known) : showNewHold(ctx, held)
  }
}

const newBookingDefaults = {
  status: 'held',
  committedAmount: 0,
  keptLines: null,
  agreedCheckInAt: null,
  cancelledBy: null,
  houseRulesAcceptedAt: null,
  confirmedAt: null,
  settledAt: null,
} as const

/**
 * Nights come first because guests compete for them; the coupon last because its row stays locked.
 */
async function createHold(
  ctx: Ctx,
  requested: RequestedStay,
  { comments = '', language }: Omit<NewHold, 'quoteId'>,
): Promise<BookingRow> {
  const { userId, language: ownLanguage } = personOf(ctx)
  const { ownerId, isListed, stays } = requested
  if (!isListed) throw new Problem('resource.not_found')
  if (ownerId === userId) throw new Problem('booking.own_home')
  const holdPlace = await findFreeSlot(ctx, stays)
  const id = randomUUID()
  const quote = quoteOf(requested)
  const { suiteId, checkIn, checkOut, timeZone } = requested
  const reference = nightsReference(id)
  return inTransaction(ctx, async (ctx) => {
    const nights = await holdNights(ctx, { suiteId, checkIn, checkOut, reference })
    const row: BookingRow = {
      ...newBookingDefaults,
      ...quotedTermsOf(quote),
      id,
      suiteId,
      ownerId,
      timeZone,
      comments,
      language: language ?? ownLanguage,
      holdPlace,
      guestId: userId,
      reference: createReference(),
      createdAt: ctx.now,
      holdExpiresAt: nights.expiresAt,
    }
    await insertHold(ctx.db, row)
    bookingCounters.addOnCommit(ctx.db, 'held')
    await reserveCouponFor(ctx, quote, { userId, reference })
    return row
  })
}

/** The guest's expired holds are released first to free their slots. */
async function findFreeSlot(ctx: Ctx, stays: RequestedStay['stays']): Promise<number> {
  const taken = new Set<number | null>()
  for (const { id, isAlive, holdPlace } of stays) {
    if (isAlive) taken.add(holdPlace)
    else await expireHold(ctx, id)
  }
  const place = holdSlots.find((each) => !taken.has(each))
  if (!place) throw new Problem('booking.too_many_holds')
  return place
}
