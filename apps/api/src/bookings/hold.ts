import { randomBytes, randomUUID } from 'node:crypto'
import type { Booking } from '@marea/contract/bookings.ts'
import { holdNights } from '#calendar/hold.ts'
import type { StoredQuote } from '#calendar/quote-store.ts'
import { readQuote } from '#calendar/quoted.ts'
import { requireConfirmedEmail } from '#identity/email-confirmation.ts'
import { personOf } from '#identity/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { ownerOfListed } from '#suites/arrival.ts'
import { reserveFor } from './coupon.ts'
import { asDatesTaken, countLost, nightsOf } from './dates.ts'
import { afterGlance } from './glance.ts'
import { expireStayJob, letGo } from './let-go.ts'
import { showBooking, showHeld } from './show.ts'
import { recordStep } from './step.ts'
import { type BookingRow, insertBooking, lockBooking, lockHoldsOf } from './store.ts'
import { agreedIn } from './terms.ts'

const places = [1, 2, 3] as const

/** Keeps the nights of a quote for a quarter of an hour; the same quote again is the same booking. */
export async function holdStay(
  ctx: Ctx,
  { quoteId, comments = '' }: { quoteId: string; comments?: string | undefined },
): Promise<Booking> {
  requireConfirmedEmail(ctx)
  const { userId } = personOf(ctx)
  const { known, row } = await afterGlance(ctx, quoteId, () =>
    inTransaction(ctx, async (ctx) => {
      const { holds, known } = await lockHoldsOf(ctx.db, { guestId: userId, quoteId })
      if (known?.guestId === userId) return { known: known.id }
      const quote = await readQuote(ctx, quoteId)
      if (known) throw new Problem('booking.quote_unknown')
      const own = holds.find((hold) => isOf(hold, quote) && isAlive(hold, ctx.now))
      if (own) return { known: own.id }
      const holdPlace = await placeAmong(ctx, holds)
      return { row: await take(ctx, quote, { userId, comments, holdPlace }) }
    }),
  ).catch(countLost)
  return row ? showHeld(ctx, row) : showBooking(ctx, known)
}

type Holds = Awaited<ReturnType<typeof lockHoldsOf>>['holds']

/** From a second tab, or back from elsewhere: the guest's own hold is gone on with. */
function isOf({ suiteId, checkIn, checkOut }: Holds[number], quote: StoredQuote): boolean {
  const { stay } = quote
  return suiteId === quote.suiteId && checkIn === stay.checkIn && checkOut === stay.checkOut
}

function isAlive({ holdExpiresAt }: Holds[number], now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(holdExpiresAt, now) > 0
}

/** Holds of the guest that have run out make room first. */
async function placeAmong(ctx: TransactionCtx, holds: Holds): Promise<number> {
  const taken = new Set<number | null>()
  for (const hold of holds) {
    if (isAlive(hold, ctx.now)) taken.add(hold.holdPlace)
    else {
      const dead = await lockBooking(ctx.db, hold.id)
      if (dead?.status === 'held') await letGo(ctx, dead, 'expired')
    }
  }
  const place = places.find((each) => !taken.has(each))
  if (!place) throw new Problem('booking.too_many_holds')
  return place
}

type Taking = { userId: string; comments: string; holdPlace: number }

async function take(
  ctx: TransactionCtx,
  quote: StoredQuote,
  { userId, comments, holdPlace }: Taking,
): Promise<BookingRow> {
  const { suiteId, stay } = quote
  const ownerId = await ownerOfListed(ctx, suiteId)
  if (ownerId === userId) throw new Problem('booking.own_home')
  const id = randomUUID()
  const { checkIn, checkOut } = stay
  const nights = { suiteId, checkIn, checkOut, reference: nightsOf(id) }
  const { expiresAt: holdExpiresAt } = await holdNights(ctx, nights).catch(asDatesTaken)
  const row = await insertBooking(
    ctx.db,
    {
      ...agreedIn(quote),
      ...{ id, suiteId, ownerId, comments, holdExpiresAt },
      guestId: userId,
      reference: newReference(),
      createdAt: ctx.now,
    },
    holdPlace,
  )
  await recordStep(ctx, id, { status: 'held' })
  await ctx.ports.jobs.enqueue(ctx.db, expireStayJob, { id }, { startAfter: holdExpiresAt })
  await reserveFor(ctx, quote, { userId, reference: nightsOf(id) })
  return row
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function newReference(): string {
  return `MAR-${Array.from(randomBytes(8), (byte) => letters.charAt(byte % 32)).join('')}`
}
