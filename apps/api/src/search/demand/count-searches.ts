import type { SearchQuery } from '@marea/contract/search/endpoints.ts'
import type { z } from 'zod'
import type { Platform } from '#platform/platform.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { searchCountCounters } from '#search/metrics.ts'
import { listNamedPlaces } from '#search/suite-facts-store.ts'
import { addSearchCounts, listNeighborhoods, type SearchCount } from './search-count-store.ts'
import { type Area, areaOf, type KnownAreas } from './searched-area.ts'

type Query = z.output<typeof SearchQuery>

const writeEveryMs = 60_000
/** Different searches between two writes; further ones are left out, so that memory is bounded. */
const maxPending = 10_000

export type SearchCounts = ReturnType<typeof createSearchCounts>

/**
 * Counts searches with dates in memory and writes the sums once a minute, so that a search never
 * waits for it. A crash loses at most the last minute.
 */
export function createSearchCounts({ db, clock, log, companyTimeZone }: Platform) {
  let pending = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  /** `key` is the query as JSON, which the caller has anyway. */
  function add(query: Query, key: string, count = 1): void {
    if (!isNewSearch(query)) return
    const known = pending.get(key)
    if (known === undefined && pending.size >= maxPending)
      searchCountCounters.add('too_many', count)
    else pending.set(key, (known ?? 0) + count)
  }

  async function write(): Promise<void> {
    const counted = pending
    if (counted.size === 0) return
    pending = new Map()
    const month = todayIn(companyTimeZone, clock.now()).slice(0, 7)
    try {
      const areas = {
        neighborhoods: await listNeighborhoods(db),
        places: await listNamedPlaces(db),
      }
      await addSearchCounts(db, summed(counted, { areas, searchedIn: `${month}-01` }))
    } catch (error) {
      log.warn({ err: error, searches: counted.size }, 'search counts could not be written')
      for (const [key, count] of counted) add(JSON.parse(key), key, count)
    }
  }

  return {
    add,
    write,
    start(): void {
      timer = setInterval(write, writeEveryMs).unref()
    },
    stop(): Promise<void> {
      clearInterval(timer)
      return write()
    },
  }
}

/** Further pages and a moved map belong to a search that was counted before. */
function isNewSearch({ checkIn, checkOut, page, bbox }: Query): boolean {
  return Boolean(checkIn && checkOut && !bbox) && (!page || page === '1')
}

type Written = { areas: KnownAreas<Area>; searchedIn: string }

function summed(counted: ReadonlyMap<string, number>, { areas, searchedIn }: Written) {
  const sums = new Map<string, SearchCount>()
  for (const [key, searches] of counted) {
    const { checkIn, checkOut, guests, where }: Query = JSON.parse(key)
    const area = areaOf(where ?? '', areas)
    searchCountCounters.add(area ? 'counted' : 'unknown_area', searches)
    if (!area || !checkIn || !checkOut) continue
    const stay = { checkIn, checkOut, ...area, guests: Number(guests || 1), searchedIn }
    const group = JSON.stringify(stay)
    sums.set(group, { ...stay, searches: searches + (sums.get(group)?.searches ?? 0) })
  }
  return [...sums.values()]
}
