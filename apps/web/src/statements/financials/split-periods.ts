/** The months of two years and all years since the first booking, newest first. */
export function splitPeriods(firstMonth: string | null, shown: string, today: string): string[] {
  const month = today.slice(0, 7)
  const first = firstMonth && firstMonth < month ? firstMonth : month
  const months: string[] = []
  for (let [year, number] = partsOf(month); months.length < 24; ) {
    const each = `${year}-${String(number).padStart(2, '0')}`
    if (each < first) break
    months.push(each)
    if (number === 1) year -= 1
    number = number === 1 ? 12 : number - 1
  }
  const [firstYear] = partsOf(first)
  const [thisYear] = partsOf(month)
  const years = Array.from(
    { length: thisYear - firstYear + 1 },
    (_, index) => `${thisYear - index}`,
  )
  const periods = [...years, ...months]
  return periods.includes(shown) ? periods : [shown, ...periods]
}

function partsOf(month: string): [number, number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
}
