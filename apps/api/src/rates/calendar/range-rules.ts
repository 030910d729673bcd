import { maxDaysAhead } from '@marea/contract/calendar/nights.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { Problem } from '#platform/problem.ts'

/** Owners change nights from a home's today on, as far ahead as guests can book. */
export function requireRange(today: string, { from, to }: { from: string; to: string }): void {
  if (to <= from) throw new Problem('calendar.range_reversed')
  if (from < today) throw new Problem('calendar.range_past')
  if (to > addDays(today, maxDaysAhead)) throw new Problem('calendar.range_too_far')
}
