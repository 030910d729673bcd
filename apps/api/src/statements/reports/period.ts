import { maxReportMonths } from '@marea/contract/statements/reports/choices.ts'
import { Problem } from '#platform/problem.ts'

/** Whole months, the last one included. */
export type Period = { from: string; to: string }

/** The twelve months that end with this one, unless others are named. */
export function periodOf(
  today: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Period {
  const last = to ?? today.slice(0, 7)
  const first = from ?? addMonths(last, -11)
  const count = monthsBetween(first, last)
  if (count < 1 || count > maxReportMonths) throw new Problem('owners.report_period_refused')
  return { from: first, to: last }
}

export function yearBefore({ from, to }: Period): Period {
  return { from: addMonths(from, -12), to: addMonths(to, -12) }
}

export function listMonths({ from, to }: Period): string[] {
  return Array.from({ length: monthsBetween(from, to) }, (_, index) => addMonths(from, index))
}

/** The first day of the period and the first day after it. */
export function daysOf({ from, to }: Period): Period {
  return { from: `${from}-01`, to: `${addMonths(to, 1)}-01` }
}

function addMonths(month: string, months: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString()
}

function monthsBetween(from: string, to: string): number {
  const [first, last] = [from, to].map((month) => Temporal.PlainYearMonth.from(month))
  return first && last ? first.until(last, { largestUnit: 'months' }).months + 1 : 0
}
