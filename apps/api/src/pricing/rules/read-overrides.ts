import { addDays } from '@marea/contract/platform/time/days.ts'
import type { Db } from '#platform/db/database.ts'
import type { OverrideRange } from './effective-rates.ts'
import { listOverrideRows, type OverrideRow } from './override-store.ts'

/** What the owner of a home set by hand, as ranges of nights with the same values. */
export async function readOverrides(db: Db, suiteId: string): Promise<OverrideRange[]> {
  return toOverrideRanges(await listOverrideRows(db, suiteId))
}

/** Expects nights in order. */
export function toOverrideRanges(rows: readonly OverrideRow[]): OverrideRange[] {
  const ranges: OverrideRange[] = []
  for (const { night, amount, minNights } of rows) {
    const last = ranges.at(-1)
    const isNext = last?.to === night && last.amount === amount && last.minNights === minNights
    if (last && isNext) last.to = addDays(night, 1)
    else ranges.push({ from: night, to: addDays(night, 1), amount, minNights })
  }
  return ranges
}
