import { addDays, maxDaysAhead } from '@marea/contract/calendar/nights.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayInMiami } from '#suites/today.ts'

/** Owners change nights from today on, as far ahead as guests can book. */
export function requireRange({ now }: Ctx, { from, to }: { from: string; to: string }): void {
  const today = todayInMiami(now)
  if (to <= from) throw new Problem('calendar.range_reversed')
  if (from < today) throw new Problem('calendar.range_past')
  if (to > addDays(today, maxDaysAhead)) throw new Problem('calendar.range_too_far')
}
