import { hasBit } from '#search/bits.ts'
import type { ParsedSearch } from '#search/query.ts'
import type { Columns } from './columns.ts'
import { dayNumber } from './days.ts'
import { allSets, capacitySets, filterSets } from './filters.ts'
import { takenRows } from './price-stays.ts'

/** Drops all cached answers. */
export function clearAnswers(columns: Columns): void {
  columns.changes += 1
  columns.answers.clear()
}

/**
 * Drops the cached answers that a home may be in. Called before and after the home changes, since it may leave some
 * answers and join others.
 */
export function clearAnswersWith(columns: Columns, slot: number): void {
  columns.changes += 1
  columns.answers.dropWhere(({ asked }) => asked === null || mayBeIn(columns, asked, slot))
}

/** May say yes in error but never no: the text of `where`, the map and prices are not compared. */
function mayBeIn(columns: Columns, asked: ParsedSearch, slot: number): boolean {
  const anywhere = filterSets(columns, { ...asked, where: '' })
  const sets = [columns.live, ...capacitySets(columns, asked), ...allSets(anywhere)]
  if (sets.some((bits) => !hasBit(bits, slot))) return false
  const { when } = asked
  if (when.kind !== 'fixed') return true
  const from = dayNumber(when.checkIn) - columns.first
  const to = dayNumber(when.checkOut) - columns.first
  return !takenRows(columns, { from, to }).some((bits) => hasBit(bits, slot))
}
