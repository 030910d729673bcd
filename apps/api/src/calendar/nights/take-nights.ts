import type { DatesTaken, NearestStay } from '@marea/contract/calendar/endpoints.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { price } from '#pricing/price.ts'
import { readTaxes, readTerms, type SuiteTerms } from '#pricing/read-terms.ts'
import { todayAt } from '#suites/home-clock.ts'
import { nearestStays } from './nearest-stays.ts'
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

type TakenStay = NightRange & { suiteId: string; people?: People | undefined }

type People = { guests: number; pets: number }

export async function datesTaken(
  ctx: Ctx,
  { suiteId, from, to, people }: TakenStay,
): Promise<Problem> {
  const today = await todayAt(ctx, suiteId)
  const around = { from: addDays(from, -searchDays), to: addDays(to, searchDays) }
  const taken = await listTaken(ctx.db, [suiteId], { ...around, now: ctx.now })
  const terms = await readTerms(ctx.db, suiteId)
  const stays = nearestStays(terms, taken, {
    checkIn: from,
    nights: nightsBetween(from, to),
    today,
    daysAround: searchDays,
  })
  const nearest = people ? await priceStays(ctx, terms, { stays, people }) : stays
  return new Problem('calendar.dates_taken', { nearest } satisfies DatesTaken)
}

/** Each stay with the total that its quote would have. */
async function priceStays(
  { db }: Ctx,
  terms: SuiteTerms,
  { stays, people }: { stays: readonly NearestStay[]; people: People },
): Promise<NearestStay[]> {
  const priced: NearestStay[] = []
  for (const { checkIn, checkOut } of stays) {
    const taxes = await readTaxes(db, terms.jurisdiction, checkIn)
    const { total } = price(terms, taxes, { checkIn, checkOut, ...people })
    priced.push({ checkIn, checkOut, total: usd(total) })
  }
  return priced
}
