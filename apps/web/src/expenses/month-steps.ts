type MonthSum = { month: string; amount: { amount: number } }

const shownMonths = 12

/** The sums of the last twelve months in order; a month without expenses is zero. */
export function monthSteps(months: readonly MonthSum[], today: string) {
  const sums = new Map(months.map(({ month, amount }) => [month, amount.amount]))
  const [year = 0, last = 1] = today.split('-').map(Number)
  return Array.from({ length: shownMonths }, (_, index) => {
    const first = new Date(Date.UTC(year, last - shownMonths + index, 1))
    const month = first.toISOString().slice(0, 7)
    return { month, amount: sums.get(month) ?? 0 }
  })
}
