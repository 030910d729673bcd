import { refuseUnusable } from '#calendar/quote/read-quote.ts'
import { personOf } from '#identity/account/user.ts'
import { coalesceCalls } from '#platform/coalesce.ts'
import type { Ctx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { findRequested, type RequestedStay } from './availability-store.ts'
import { refuseTaken } from './dates-taken.ts'

const refusals = coalesceCalls<Problem>()
const taking = new Map<string, Promise<void>>()

/**
 * Of those of this process who want nights of one home only one is taking them at a time, so that
 * the others are refused by a glance at the calendar and not each by a transaction of its own.
 * Whom another process overtakes glances again.
 */
export async function withAvailabilityCheck<Result>(
  ctx: Ctx,
  quoteId: string,
  take: (wanted: RequestedStay) => Promise<Result>,
  triesLeft = 5,
): Promise<Result | { known: string }> {
  const wanted = await checkAvailability(ctx, quoteId)
  const known = ownBooking(ctx, wanted)
  if (known) return { known }
  if (wanted.isTaken) throw await refusalOf(ctx, wanted)
  const { suiteId } = wanted
  const ahead = taking.get(suiteId)
  if (ahead) return ahead.then(() => withAvailabilityCheck(ctx, quoteId, take, triesLeft))
  return takeAlone(suiteId, () => take(wanted)).catch((error) => {
    if (triesLeft === 0 || !isOvertaken(error)) throw error
    return withAvailabilityCheck(ctx, quoteId, take, triesLeft - 1)
  })
}

async function checkAvailability(ctx: Ctx, quoteId: string): Promise<RequestedStay> {
  const { userId } = personOf(ctx)
  const wanted = await findRequested(ctx.db, { quoteId, userId, now: ctx.now })
  if (!wanted) throw new Problem('booking.quote_unknown')
  return wanted
}

/** The same quote again, from a second tab, or back from elsewhere: one's own booking is gone on with. */
function ownBooking(ctx: Ctx, wanted: RequestedStay): string | undefined {
  const { stays } = wanted
  const become = stays.find(({ isOfQuote }) => isOfQuote)
  if (become?.isOwn) return become.id
  refuseUnusable(ctx, wanted)
  if (become) throw new Problem('booking.quote_unknown')
  return stays.find(({ isSame, isAlive }) => isSame && isAlive)?.id
}

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

/** Somebody has the nights by now, or the guest's other tab has the quote or the place. */
function isOvertaken(error: unknown): boolean {
  const isTaken = error instanceof Problem && error.code === 'calendar.dates_taken'
  const unique = ['bookings_quote_unique', 'bookings_three_holds']
  return isTaken || unique.some((each) => violates(error, each))
}
