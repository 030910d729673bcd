import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { readFlexible } from '#search/query.ts'
import { parseStay, stayQuery } from '#suites/stay-params.ts'

const key = 'recent-searches'
const limit = 5
const maxLength = 500
const maxPlace = 80
const none: readonly string[] = []

const listeners = new Set<() => void>()
let last: { stored: string | null; searches: readonly string[] } = { stored: null, searches: none }

/** Each is the query of a URL, the latest first. Kept in this browser until its reader signs out. */
export function useRecentSearches(): readonly string[] {
  const { today } = useTimeFormat()
  return useSyncExternalStore(
    subscribe,
    () => readRecent(today()),
    () => none,
  )
}

/** A search that only adds to the previous one, such as dates to a place, replaces it. */
export function rememberSearch(params: URLSearchParams, today: () => string): void {
  // The first use of a calendar takes a slow phone a tenth of a second, which the home page need not wait.
  if (params.size === 0) return
  const day = today()
  const search = recentOf(params, day)
  if (search === null) return
  const [before, ...others] = readRecent(day)
  const kept = before !== undefined && addsTo(search, before) ? others : readRecent(day)
  write([search, ...kept.filter((each) => each !== search)].slice(0, limit))
}

export function forgetSearch(search: string, today: string): void {
  write(readRecent(today).filter((each) => each !== search))
}

export function forgetAllSearches(): void {
  write(none)
}

function readRecent(today: string): readonly string[] {
  const stored = readStored(key)
  if (stored !== last.stored) last = { stored, searches: parse(stored, today) }
  return last.searches
}

function write(searches: readonly string[]): void {
  writeStored(key, searches.length > 0 ? JSON.stringify(searches) : null)
  for (const listener of listeners) listener()
}

/** Stored values are as untrusted as a URL: only known keys and valid values are read. */
function parse(stored: string | null, today: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(value)) return none
    const searches = value.flatMap((each) =>
      typeof each === 'string' && each.length <= maxLength
        ? (recentOf(new URLSearchParams(each), today) ?? [])
        : [],
    )
    return [...new Set(searches)].slice(0, limit)
  } catch {
    return none
  }
}

/** Null without a place or upcoming dates. */
function recentOf(params: URLSearchParams, today: string): string | null {
  const { checkIn } = parseStay(params)
  const next = new URLSearchParams(stayQuery(params))
  if (checkIn !== null && checkIn < today)
    for (const day of ['checkIn', 'checkOut']) next.delete(day)
  const where = params.get('where')?.trim().slice(0, maxPlace)
  if (where) next.set('where', where)
  const flexible = readFlexible(params)
  if (flexible) {
    const month = params.get('month') ?? ''
    next.set('flexible', flexible)
    if (/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= today.slice(0, 7))
      next.set('month', month)
  }
  next.sort()
  return ['where', 'checkIn', 'flexible'].some((name) => next.has(name)) ? String(next) : null
}

function addsTo(search: string, before: string): boolean {
  const next = new URLSearchParams(search)
  return [...new URLSearchParams(before)].every(([name, value]) => next.get(name) === value)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
