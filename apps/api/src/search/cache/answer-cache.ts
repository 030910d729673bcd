import type { RawAnswer } from '#platform/http/raw-answer.ts'
import { hasBit } from '#search/memory/bits.ts'
import type { Columns } from '#search/memory/columns.ts'
import { dayNumber } from '#search/memory/days.ts'
import { fittingOf, given, setsOf } from '#search/memory/filters.ts'
import { takenRows } from '#search/memory/price-stays.ts'
import type { ParsedSearch } from '#search/query.ts'

/** Nothing is asked where any suite's change may change the answer: it counts or advises beyond it. */
export type CachedAnswer = { answer: RawAnswer; asked: ParsedSearch | null }

/** Lets all answers go. */
export function clearAnswers(columns: Columns): void {
  columns.changes += 1
  columns.answers.clear()
}

/** Lets the answers go that this suite may be in; wanted before it changes and after. */
export function clearAnswersWith(columns: Columns, slot: number): void {
  columns.changes += 1
  columns.answers.dropWhere(({ asked }) => asked === null || mayBeIn(columns, asked, slot))
}

/** Errs only by saying yes: where it lies and what it costs are not looked at. */
function mayBeIn(columns: Columns, asked: ParsedSearch, slot: number): boolean {
  const anywhere = setsOf(columns, { ...asked, where: '' })
  const sets = [columns.live, ...fittingOf(columns, asked), ...given(anywhere)]
  if (sets.some((bits) => !hasBit(bits, slot))) return false
  const { when } = asked
  if (when.kind !== 'fixed') return true
  const from = dayNumber(when.checkIn) - columns.first
  const to = dayNumber(when.checkOut) - columns.first
  return !takenRows(columns, { from, to }).some((bits) => hasBit(bits, slot))
}
