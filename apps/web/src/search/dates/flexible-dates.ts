import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { DateChoice, DateChoicesQuery } from '@marea/contract/search/date-choices.ts'
import { daysAround, maxFlexibleMonths } from '@marea/contract/search/flexible-stays.ts'
import { readAround, readFlexible, toQuery, withChange } from '#search/query.ts'

/** The most days around, which include the choices of all others. */
const widest = daysAround.at(-1)

export function hasFlexibleDates(params: URLSearchParams): boolean {
  return readFlexible(params) !== null || readAround(params) !== null
}

export function readMonths(params: URLSearchParams): string[] {
  return params.get('month')?.split(',').filter(Boolean) ?? []
}

export function withMonth(params: URLSearchParams, month: string): URLSearchParams {
  const chosen = readMonths(params)
  const next = chosen.includes(month)
    ? chosen.filter((each) => each !== month)
    : [...chosen, month].slice(-maxFlexibleMonths)
  return withChange(params, { month: next.sort().join() })
}

export function withExactDates(
  params: URLSearchParams,
  { checkIn, checkOut }: Pick<DateChoice, 'checkIn' | 'checkOut'>,
): URLSearchParams {
  return withChange(params, { checkIn, checkOut, around: null, flexible: null, month: null })
}

export function choicesQuery(params: URLSearchParams): DateChoicesQuery {
  const { order, page, facets, ...query } = toQuery(params)
  return query
}

/** One request has the choices of any number of days around, see `choicesWithin`. */
export function widestChoicesQuery(params: URLSearchParams): DateChoicesQuery {
  const query = choicesQuery(params)
  return query.around ? { ...query, around: widest } : query
}

/**
 * Filters by the chosen number of days around; choices of weekends, weeks and months are all shown.
 */
export function choicesWithin(
  choices: readonly DateChoice[],
  params: URLSearchParams,
): readonly DateChoice[] {
  const { checkIn = '', around } = toQuery(params)
  if (!around) return choices
  const days = Number(around)
  return choices.filter((choice) => Math.abs(nightsBetween(checkIn, choice.checkIn)) <= days)
}

/** The lowest of all, or null where nothing is available. */
export function lowestOf(choices: readonly DateChoice[]): number | null {
  const amounts = choices.flatMap(({ from }) => from?.amount ?? [])
  return amounts.length ? Math.min(...amounts) : null
}
