import type { DatesTaken } from '@marea/contract/calendar/endpoints.ts'
import { addDays, nightsBetween } from '@marea/contract/calendar/nights.ts'
import { nearestStays } from '#calendar/quote/nearest-stays.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { readTerms } from '#pricing/read-terms.ts'
import { todayInMiami } from '#suites/today.ts'
import {
  deleteExpiredHolds,
  insertOccupancy,
  listTaken,
  type NightRange,
  type Occupancy,
} from './occupancy-store.ts'

const searchDays = 60

/** The only way nights are taken. */
export async function takeNights(ctx: TransactionCtx, occupancy: Occupancy): Promise<void> {
  if (!(await tryTakeNights(ctx, occupancy))) throw await datesTaken(ctx, occupancy)
  await recordNights(ctx, 'calendar.taken', occupancy)
}

/** Expired holds are removed if they are in the way; false means somebody has the nights. */
export async function tryTakeNights(ctx: TransactionCtx, occupancy: Occupancy): Promise<boolean> {
  if (await insertOccupancy(ctx.db, occupancy, ctx.now)) return true
  const expired = await deleteExpiredHolds(ctx.db, ctx.now, occupancy)
  for (const each of expired) await recordNights(ctx, 'calendar.freed', each)
  return expired.length > 0 && insertOccupancy(ctx.db, occupancy, ctx.now)
}

export function recordNights(
  ctx: TransactionCtx,
  kind: 'calendar.taken' | 'calendar.freed',
  { suiteId, expiresAt, revision: _, ...nights }: Occupancy,
  besides: { guestId?: string } = {},
): Promise<void> {
  const until = expiresAt === null ? {} : { expiresAt: expiresAt.toString() }
  const data = { ...nights, ...until, ...besides }
  return recordEvent(ctx, { kind, subject: `suite:${suiteId}`, data })
}

export async function datesTaken(
  ctx: Ctx,
  { suiteId, from, to }: NightRange & { suiteId: string },
): Promise<Problem> {
  const today = todayInMiami(ctx.now)
  const around = { from: addDays(from, -searchDays), to: addDays(to, searchDays) }
  const taken = await listTaken(ctx.db, [suiteId], { ...around, now: ctx.now })
  const nearest = nearestStays(await readTerms(ctx.db, suiteId), taken, {
    checkIn: from,
    nights: nightsBetween(from, to),
    today,
    daysAround: searchDays,
  })
  return new Problem('calendar.dates_taken', { nearest } satisfies DatesTaken)
}
