import { refuseUnusable } from '#calendar/quote/read-quote.ts'
import { personOf } from '#identity/account/user.ts'
import { coalesceCalls } from '#platform/coalesce.ts'
import type { Ctx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { findRequested, type RequestedStay } from './availability-store.ts'
import { datesTakenWithAlternatives } from './dates-taken.ts'

/** How often a request checks again after another process was quicker. */
const maxRetries = 5

export type AvailabilityCheck = <Result>(
  ctx: Ctx,
  quoteId: string,
  take: (wanted: RequestedStay) => Promise<Result>,
) => Promise<Result | { known: string }>

/**
 * Lets one request per home open a transaction at a time; the others of this process check the
 * calendar again when it is done. Of 500 guests who want one night, 499 are then refused by a read
 * instead of a failed transaction each. The exclusion constraint decides between processes.
 */
export function createAvailabilityCheck(): AvailabilityCheck {
  const bookingInProgress = new Map<string, Promise<void>>()
  const refusals = coalesceCalls<Problem>()

  async function check<Result>(
    ctx: Ctx,
    quoteId: string,
    take: (wanted: RequestedStay) => Promise<Result>,
    triesLeft: number,
  ): Promise<Result | { known: string }> {
    const wanted = await checkAvailability(ctx, quoteId)
    const known = findOwnBooking(ctx, wanted)
    if (known) return { known }
    if (wanted.isTaken) throw await datesTakenProblem(ctx, wanted)
    const ahead = bookingInProgress.get(wanted.suiteId)
    if (ahead) return ahead.then(() => check(ctx, quoteId, take, triesLeft))
    return runExclusively(wanted.suiteId, () => take(wanted)).catch((error) => {
      if (triesLeft === 0 || !lostRace(error)) throw error
      return check(ctx, quoteId, take, triesLeft - 1)
    })
  }

  /** The nearest available dates are computed once for everyone who lost the same nights. */
  function datesTakenProblem(
    ctx: Ctx,
    { suiteId, checkIn, checkOut, guests, pets }: RequestedStay,
  ): Promise<Problem> {
    return refusals(`${suiteId} ${checkIn} ${checkOut} ${guests} ${pets}`, () =>
      datesTakenWithAlternatives(ctx, { suiteId, checkIn, checkOut, guests, pets }),
    )
  }

  function runExclusively<Result>(suiteId: string, take: () => Promise<Result>): Promise<Result> {
    const mine = take()
    const leave = () => {
      bookingInProgress.delete(suiteId)
    }
    bookingInProgress.set(suiteId, mine.then(leave, leave))
    return mine
  }

  return (ctx, quoteId, take) => check(ctx, quoteId, take, maxRetries)
}

async function checkAvailability(ctx: Ctx, quoteId: string): Promise<RequestedStay> {
  const { userId } = personOf(ctx)
  const requested = await findRequested(ctx.db, { quoteId, userId, now: ctx.now })
  if (!requested) throw new Problem('booking.quote_unknown')
  return requested
}

/** The same quote again, from a second tab or after leaving, continues the guest's own booking. */
function findOwnBooking(ctx: Ctx, requested: RequestedStay): string | undefined {
  const { stays } = requested
  const bookingOfQuote = stays.find(({ isOfQuote }) => isOfQuote)
  if (bookingOfQuote?.isOwn) return bookingOfQuote.id
  refuseUnusable(ctx, requested)
  if (bookingOfQuote) throw new Problem('booking.quote_unknown')
  return stays.find(({ isSame, isAlive }) => isSame && isAlive)?.id
}

/** Another guest took the nights, or the guest's other tab used the quote or the hold slot. */
function lostRace(error: unknown): boolean {
  const isTaken = error instanceof Problem && error.code === 'calendar.dates_taken'
  const unique = ['bookings_quote_unique', 'bookings_three_holds']
  return isTaken || unique.some((each) => violates(error, each))
}
