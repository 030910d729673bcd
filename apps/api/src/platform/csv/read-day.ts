export type DateOrder = 'mdy' | 'dmy'

type Numbers = { year: number; first: number; second: number }

/** Such as `2027-03-07`, which every program reads alike. */
const international = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/
const local = /^(\d\d?)[-/.](\d\d?)[-/.](\d{4})$/

/** The day of a cell; undefined if there is none, or none in this order. */
export function readDay(text: string, order: DateOrder | null): string | undefined {
  const [withoutTime = ''] = text.split(/[T ]/, 1)
  const [, year, month, day] = international.exec(withoutTime) ?? []
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day))
  const numbers = numbersIn(text)
  if (!numbers || !order) return undefined
  const { first, second } = numbers
  return order === 'mdy' ? dayOf(numbers.year, first, second) : dayOf(numbers.year, second, first)
}

/**
 * Whether days or months come first: one of the numbers above 12 shows it. Null if every date says its year first,
 * undefined if nothing shows it or the dates contradict each other.
 */
export function orderOf(texts: readonly string[]): DateOrder | null | undefined {
  const dates = texts.flatMap((text) => numbersIn(text) ?? [])
  if (dates.length === 0) return null
  const isDayFirst = dates.some(({ first }) => first > 12)
  const isMonthFirst = dates.some(({ second }) => second > 12)
  if (isDayFirst === isMonthFirst) return undefined
  return isDayFirst ? 'dmy' : 'mdy'
}

function numbersIn(text: string): Numbers | undefined {
  const [, first, second, year] = local.exec(text) ?? []
  if (year === undefined) return undefined
  return { year: Number(year), first: Number(first), second: Number(second) }
}

function dayOf(year: number, month: number, day: number): string | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}
