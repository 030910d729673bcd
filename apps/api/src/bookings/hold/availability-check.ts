import { refuseUnusable } from '#calendar/quote/read-quote.ts'
import { personOf } from '#identity/account/user.ts'
import { coalesceCalls } from '#platform/coalesce.ts'
import type { Ctx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { findRequested, type RequestedStay } from './availability-store.ts'
import { refuseTaken } from './dates-taken.ts'

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
  const taking = new Map<string, Promise<void>>()
  const refusals = coalesceCalls<Problem>()

  async function check<Result>(
    ctx: Ctx,
    quoteId: string,
    take: (wanted: RequestedStay) => Promise<Result>,
    triesLeft: number,
  ): Promise<Result | { known: string }> {
    const wanted = await checkAvailability(ctx, quoteId)
    const known = ownBooking(ctx, wanted)
    if (known) return { known }
    if (wanted.isTaken) throw await refusalOf(ctx, wanted)
    const ahead = taking.get(wanted.suiteId)
    if (ahead) return ahead.then(() => check(ctx, quoteId, take, triesLeft))
    return takeAlone(wanted.suiteId, () => take(wanted)).catch((error) => {
      if (triesLeft === 0 || !isOvertaken(error)) throw error
      return check(ctx, quoteId, take, triesLeft - 1)
    })
  }

  /** The nearest available dates are computed once for everyone who lost the same nights. */
  function refusalOf(ctx: Ctx, { suiteId, checkIn, checkOut }: RequestedStay): Promise<Problem> {
    return refusals(`${suiteId} ${checkIn} ${checkOut}`, () =>
      refuseTaken(ctx, { suiteId, checkIn, checkOut }),
    )
  }

  function takeAlone<Result>(suiteId: string, take: () => Promise<Result>): Promise<Result> {
    const mine = take()
    const leave = () => {
      taking.delete(suiteId)
    }
    taking.set(suiteId, mine.then(leave, leave))
    return mine
  }

  return (ctx, quoteId, take) => check(ctx, quoteId, take, maxRetries)
}

async function checkAvailability(ctx: Ctx, quoteId: string): Promise<RequestedStay> {
  const { userId } = personOf(ctx)
  const wanted = await findRequested(ctx.db, { quoteId, userId, now: ctx.now })
  if (!wanted) throw new Problem('booking.quote_unknown')
  return wanted
}

/** The same quote again, from a second tab or after leaving, continues the guest's own booking. */
function ownBooking(ctx: Ctx, wanted: RequestedStay): string | undefined {
  const { stays } = wanted
  const become = stays.find(({ isOfQuote }) => isOfQuote)
  if (become?.isOwn) return become.id
  refuseUnusable(ctx, wanted)
  if (become) throw new Problem('booking.quote_unknown')
  return stays.find(({ isSame, isAlive }) => isSame && isAlive)?.id
}

/** Another guest took the nights, or the guest's other tab used the quote or the hold slot. */
function isOvertaken(error: unknown): boolean {
  const isTaken = error instanceof Problem && error.code === 'calendar.dates_taken'
  const unique = ['bookings_quote_unique', 'bookings_three_holds']
  return isTaken || unique.some((each) => violates(error, each))
}
