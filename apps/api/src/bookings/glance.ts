import { personOf } from '#identity/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Problem } from '#platform/problem.ts'
import { newShared } from '#platform/shared.ts'
import { refuseTaken } from './dates.ts'
import { findWanted } from './glance-store.ts'

const refusals = newShared<Problem>()
const taking = new Map<string, Promise<void>>()

/**
 * Of those of this process who want nights of one home only one is taking them at a time, so that
 * the others are refused by a glance at the calendar and not each by a transaction of its own.
 */
export async function afterGlance<Result>(
  ctx: Ctx,
  quoteId: string,
  take: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const suiteId = await glance(ctx, quoteId)
    if (!suiteId) return take()
    const ahead = taking.get(suiteId)
    if (!ahead) return takeAlone(suiteId, take)
    await ahead
  }
}

/** Whose nights they are to be; nothing of a quote that cannot be booked. */
async function glance(ctx: Ctx, quoteId: string): Promise<string | undefined> {
  const { userId } = personOf(ctx)
  const wanted = await findWanted(ctx.db, { quoteId, userId, now: ctx.now })
  if (!wanted?.isTaken) return wanted?.suiteId
  const { suiteId, checkIn, checkOut } = wanted
  throw await refusals(`${suiteId} ${checkIn} ${checkOut}`, () => refuseTaken(ctx, wanted))
}

function takeAlone<Result>(suiteId: string, take: () => Promise<Result>): Promise<Result> {
  const mine = take()
  const leave = () => {
    taking.delete(suiteId)
  }
  taking.set(suiteId, mine.then(leave, leave))
  return mine
}
