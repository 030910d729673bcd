/** Whole months, both included. */
export type Period = { from: string; to: string }

export const periodNames = ['year', 'month', 'this_year', 'last_year', 'all', 'chosen'] as const
export type PeriodName = (typeof periodNames)[number]

export function namedPeriods(
  today: string,
  firstMonth: string | null,
): Record<Exclude<PeriodName, 'chosen'>, Period> {
  const month = today.slice(0, 7)
  const year = Number(today.slice(0, 4))
  return {
    year: { from: addMonths(month, -11), to: month },
    month: { from: month, to: month },
    this_year: { from: `${year}-01`, to: month },
    last_year: { from: `${year - 1}-01`, to: `${year - 1}-12` },
    all: { from: firstMonth && firstMonth < month ? firstMonth : month, to: month },
  }
}

export function nameOfPeriod(
  { from, to }: Period,
  named: ReturnType<typeof namedPeriods>,
): PeriodName {
  const known = (['year', 'month', 'this_year', 'last_year', 'all'] as const).find(
    (name) => named[name].from === from && named[name].to === to,
  )
  return known ?? 'chosen'
}

/** The months that can be chosen, latest first: from the first with figures to a year ahead. */
export function selectableMonths(
  today: string,
  firstMonth: string | null,
  shown: Period,
): string[] {
  const last = addMonths(today.slice(0, 7), 12)
  const first = [firstMonth ?? last, shown.from, addMonths(today.slice(0, 7), -11)].toSorted()[0]
  const months: string[] = []
  for (let month = last; month >= (first ?? last); month = addMonths(month, -1)) months.push(month)
  return months
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
