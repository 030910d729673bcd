import type { RawAnswer } from '#platform/answer.ts'
import type { Asked } from './asked.ts'
import { hasBit } from './bits.ts'
import type { Columns } from './columns.ts'
import { dayNumber } from './days.ts'
import { fittingOf, given, setsOf } from './filters.ts'
import { takenRows } from './price-stays.ts'

/** Nothing is asked where any suite's change may change the answer: it counts or advises beyond it. */
export type KeptAnswer = { answer: RawAnswer; asked: Asked | null }

/** Lets all answers go. */
export function forgetAnswers(columns: Columns): void {
  columns.changes += 1
  columns.answers.clear()
}

/** Lets the answers go that this suite may be in; wanted before it changes and after. */
export function forgetAnswersWith(columns: Columns, slot: number): void {
  columns.changes += 1
  columns.answers.dropWhere(({ asked }) => asked === null || mayBeIn(columns, asked, slot))
}

/** Errs only by saying yes: where it lies and what it costs are not looked at. */
function mayBeIn(columns: Columns, asked: Asked, slot: number): boolean {
  const anywhere = setsOf(columns, { ...asked, where: '' })
  const sets = [columns.live, ...fittingOf(columns, asked), ...given(anywhere)]
  if (sets.some((bits) => !hasBit(bits, slot))) return false
  const { when } = asked
  if (when.kind !== 'fixed') return true
  const from = dayNumber(when.checkIn) - columns.first
  const to = dayNumber(when.checkOut) - columns.first
  return !takenRows(columns, { from, to }).some((bits) => hasBit(bits, slot))
}
