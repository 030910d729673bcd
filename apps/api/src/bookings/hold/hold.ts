import { randomBytes, randomUUID } from 'node:crypto'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { bookingCounts } from '#bookings/metrics.ts'
import { reserveCouponFor } from '#bookings/pay/coupon.ts'
import { showBooking, showHeld } from '#bookings/show.ts'
import type { BookingRow } from '#bookings/store.ts'
import { quotedTermsOf } from '#bookings/terms.ts'
import { holdNights } from '#calendar/nights/hold-nights.ts'
import { quoteOf } from '#calendar/quote/stored-quote.ts'
import { personOf } from '#identity/account/user.ts'
import { requireConfirmedEmail } from '#identity/sign-in/email-confirmation.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { createAvailabilityCheck } from './availability-check.ts'
import type { RequestedStay } from './availability-store.ts'
import { asDatesTaken, countLost, nightsOf } from './dates-taken.ts'
import { insertHeld } from './hold-store.ts'
import { expireHold } from './release-hold.ts'

const places = [1, 2, 3] as const

type NewHold = { quoteId: string; comments?: string | undefined }

export type HoldStay = (ctx: Ctx, hold: NewHold) => Promise<Booking>

/** Holds the nights of a quote for 15 minutes; the same quote again returns the same booking. */
export function createHoldStay(): HoldStay {
  const checkAvailability = createAvailabilityCheck()
  return async (ctx, { quoteId, comments = '' }) => {
    requireConfirmedEmail(ctx)
    const held = await checkAvailability(ctx, quoteId, (wanted) => take(ctx, wanted, comments))
      .catch(asDatesTaken)
      .catch(countLost)
    return 'known' in held ? showBooking(ctx, held.known) : showHeld(ctx, held)
  }
}

const untouched = {
  status: 'held',
  committedAmount: 0,
  keptLines: null,
  cancelledBy: null,
  houseRulesAcceptedAt: null,
  confirmedAt: null,
  settledAt: null,
} as const

/**
 * Nights come first because guests compete for them; the coupon last because its row stays locked.
 */
async function take(ctx: Ctx, wanted: RequestedStay, comments: string): Promise<BookingRow> {
  const { userId } = personOf(ctx)
  const { ownerId, isListed, stays } = wanted
  if (!isListed) throw new Problem('resource.not_found')
  if (ownerId === userId) throw new Problem('booking.own_home')
  const holdPlace = await placeAmong(ctx, stays)
  const id = randomUUID()
  const quote = quoteOf(wanted)
  const { suiteId, checkIn, checkOut } = wanted
  const reference = nightsOf(id)
  return inTransaction(ctx, async (ctx) => {
    const nights = await holdNights(ctx, { suiteId, checkIn, checkOut, reference })
    const row: BookingRow = {
      ...untouched,
      ...quotedTermsOf(quote),
      id,
      suiteId,
      ownerId,
      comments,
      holdPlace,
      guestId: userId,
      reference: newReference(),
      createdAt: ctx.now,
      holdExpiresAt: nights.expiresAt,
    }
    await insertHeld(ctx.db, row)
    bookingCounts.addOnCommit(ctx.db, 'held')
    await reserveCouponFor(ctx, quote, { userId, reference })
    return row
  })
}

/** The guest's expired holds are released first to free their slots. */
async function placeAmong(ctx: Ctx, stays: RequestedStay['stays']): Promise<number> {
  const taken = new Set<number | null>()
  for (const { id, isAlive, holdPlace } of stays) {
    if (isAlive) taken.add(holdPlace)
    else await expireHold(ctx, id)
  }
  const place = places.find((each) => !taken.has(each))
  if (!place) throw new Problem('booking.too_many_holds')
  return place
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function newReference(): string {
  return `MAR-${Array.from(randomBytes(8), (byte) => letters.charAt(byte % 32)).join('')}`
}
