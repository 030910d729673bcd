import { addDays, listNights, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { maxNights } from '@marea/contract/suites/stay-limits.ts'
import { listTaken } from '#calendar/nights/occupancy-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayIn, todayOf } from '#platform/zoned-time.ts'
import { price, type TaxRate } from '#pricing/price.ts'
import type { SuiteTerms } from '#pricing/read-terms.ts'
import { readTaxTable, type TaxTable } from '#pricing/tax-table.ts'
import {
  minNightsFrom,
  nightlyAmount,
  type ShortStays,
  shortStaysOf,
  type TakenNights,
  type Terms,
} from '#pricing/terms.ts'

/** Stays that begin within a year count. */
export const arrivalDays = 365

/** Rounded up to whole dollars, so that no night costs more than advertised. */
export function nightWithFees(total: number, nights: number): number {
  return 100 * Math.ceil(total / (100 * nights))
}

/**
 * The lowest nightly price with taxes and fees at each suite, or null where no shortest stay is
 * available.
 */
export async function readNightlyFrom(
  ctx: Ctx,
  terms: ReadonlyMap<string, SuiteTerms>,
): Promise<Map<string, number | null>> {
  if (!terms.size) return new Map()
  // A booking that ends today, in any time zone, may begin a gap.
  const earliest = addDays(todayOf(ctx), -2)
  const nights = {
    from: earliest,
    to: addDays(earliest, 4 + arrivalDays + maxNights),
    now: ctx.now,
  }
  const taken = Map.groupBy(
    await listTaken(ctx.db, [...terms.keys()], nights),
    (row) => row.suiteId,
  )
  const taxes = await readTaxTable(ctx.db)
  return new Map(
    [...terms].map(([id, suite]) => [
      id,
      nightlyFrom(suite, {
        today: todayIn(suite.timeZone, ctx.now),
        taken: taken.get(id) ?? [],
        taxes,
      }),
    ]),
  )
}

type PricingContext = { today: string; taken: readonly TakenNights[]; taxes: TaxTable }

export function nightlyFrom(
  terms: SuiteTerms,
  { today, taken, taxes }: PricingContext,
): number | null {
  const days = listNights(today, addDays(today, arrivalDays + maxNights))
  const available = { free: availableRuns(days, taken), shortStays: shortStaysOf(terms, taken) }
  const lowest = cheapestStays(terms, days, available, taxes).map(({ checkIn, nights, rates }) =>
    nightOfStay(terms, rates.get(terms.jurisdiction) ?? [], { checkIn, nights }),
  )
  return lowest.length ? Math.min(...lowest) : null
}

/** A night of a stay of one guest, with taxes and fees. */
export function nightOfStay(
  terms: Terms,
  taxes: readonly TaxRate[],
  { checkIn, nights }: { checkIn: string; nights: number },
): number {
  const stay = { checkIn, checkOut: addDays(checkIn, nights), guests: 1, pets: 0 }
  return nightWithFees(price(terms, taxes, stay).total, nights)
}

type CheapestStay = { checkIn: string; nights: number; amount: number; rates: ReturnType<TaxTable> }

/** Of equally long stays under the same tax rates, the one with the cheapest nights is cheapest. */
function cheapestStays(
  terms: SuiteTerms,
  days: readonly string[],
  { free, shortStays }: { free: readonly number[]; shortStays: ShortStays },
  taxes: TaxTable,
): CheapestStay[] {
  const amounts = days.map((day) => nightlyAmount(terms, day))
  const best = new Map<ReturnType<TaxTable>, Map<number, CheapestStay>>()
  for (const [at, checkIn] of days.slice(0, arrivalDays).entries()) {
    const nights = minNightsFrom(terms, checkIn, shortStays)
    if (nights > terms.maxNights || nights > (free[at] ?? 0)) continue
    const amount = amounts.slice(at, at + nights).reduce((sum, each) => sum + each, 0)
    const rates = taxes(checkIn)
    const byLength = best.get(rates) ?? new Map<number, CheapestStay>()
    best.set(rates, byLength)
    const known = byLength.get(nights)
    if (!known || amount < known.amount) byLength.set(nights, { checkIn, nights, amount, rates })
  }
  return [...best.values()].flatMap((byLength) => [...byLength.values()])
}

function availableRuns(days: readonly string[], taken: readonly TakenNights[]): number[] {
  const runs = days.map(() => 1)
  const [first = ''] = days
  for (const { from, to } of taken) {
    runs.fill(0, Math.max(0, nightsBetween(first, from)), Math.max(0, nightsBetween(first, to)))
  }
  for (let at = runs.length - 2; at >= 0; at -= 1) {
    if (runs[at]) runs[at] = 1 + (runs[at + 1] ?? 0)
  }
  return runs
}
