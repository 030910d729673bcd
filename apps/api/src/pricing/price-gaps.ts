import { addDays } from '@marea/contract/platform/time/days.ts'
import type { Db } from '#platform/db/database.ts'
import { listSeasonRows } from '#pricing/rules/rules-store.ts'

/** The same weekdays a year later. */
const yearDays = 364
const monthsAheadDays = 270

type Season = { suiteId: string; from: string; to: string }

export async function findPriceGaps(
  db: Db,
  suiteIds: readonly string[],
  today: string,
): Promise<Season[]> {
  const seasons = suiteIds.length ? await listSeasonRows(db, suiteIds, today) : []
  return priceGaps(seasons, today)
}

export function priceGaps(seasons: readonly Season[], today: string): Season[] {
  const horizon = addDays(today, monthsAheadDays)
  return seasons.flatMap(({ suiteId, from, to }) => {
    const again = { suiteId, from: addDays(from, yearDays), to: addDays(to, yearDays) }
    const isComing = again.from >= today && again.from < horizon
    const isPriced = seasons.some(
      (other) => other.suiteId === suiteId && other.from < again.to && other.to > again.from,
    )
    return isComing && !isPriced ? [again] : []
  })
}
