import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import {
  findPayout,
  findPayoutBefore,
  type LineRow,
  listBookingNumbers,
  listPayoutIds,
  listPayoutsAfter,
  listPostingsBetween,
  listReturnNumbers,
} from './payout-lines-store.ts'

type Db = Pick<Ctx, 'db'>

export type PayoutPosting = LineRow

/** All changes of an owner's balance since the previous payout, and what both payouts left there. */
export async function linesOfPayout({ db }: Db, id: string) {
  const payout = await findPayout(db, id)
  if (!payout) throw new Problem('resource.not_found')
  const { ownerId, number, left } = payout
  const before = (await findPayoutBefore(db, payout)) ?? null
  const range = { ownerId, after: before?.number ?? 0, before: number }
  return { ownerId, left, before, lines: await listPostingsBetween(db, range) }
}

/**
 * The payouts that contain a booking's postings: for each posting the payout that follows it, and the next one too if
 * that payout was returned. `isWaiting` is true if a posting is in no payout yet.
 */
export async function payoutsOfBooking(
  { db }: Db,
  { ownerId, bookingId }: { ownerId: string; bookingId: string },
): Promise<{ ids: string[]; isWaiting: boolean }> {
  const ids: string[] = []
  let isWaiting = false
  let numbers = await listBookingNumbers(db, { ownerId, bookingId })
  while (numbers.length > 0) {
    const found = await listPayoutsAfter(db, ownerId, numbers)
    isWaiting ||= found.includes(null)
    const next = [...new Set(found)].filter((id) => id !== null).filter((id) => !ids.includes(id))
    ids.push(...next)
    numbers = await listReturnNumbers(db, ownerId, next)
  }
  return { ids, isWaiting }
}

export function payoutsOfEntries(
  { db }: Db,
  entryIds: readonly number[],
): Promise<Map<number, string>> {
  return listPayoutIds(db, entryIds)
}
