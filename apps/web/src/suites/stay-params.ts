import type { GuestCounts } from '@marea/contract/calendar/guest-counts.ts'
import { isDay } from '@marea/contract/platform/time/days.ts'
import { maxGuests, maxInfants, maxPets } from '@marea/contract/suites/stay-limits.ts'

/** The stay in a URL; either both dates are present or none. */
export type StayParams = GuestCounts & {
  checkIn: string | null
  checkOut: string | null
}

export const stayKeys: readonly (keyof StayParams)[] = [
  ...(['checkIn', 'checkOut', 'guests', 'children', 'infants', 'pets'] as const),
]

export type DatedStayParams = StayParams & { checkIn: string; checkOut: string }

const defaultGuests = 2

export function parseStay(params: URLSearchParams): StayParams {
  const checkIn = dayOf(params.get('checkIn'))
  const checkOut = dayOf(params.get('checkOut'))
  const isRange = checkIn !== null && checkOut !== null && checkOut > checkIn
  const guests = countOf(params.get('guests'), { min: 1, max: maxGuests, usual: defaultGuests })
  return {
    checkIn: isRange ? checkIn : null,
    checkOut: isRange ? checkOut : null,
    guests,
    children: countOf(params.get('children'), { min: 0, max: guests - 1, usual: 0 }),
    infants: countOf(params.get('infants'), { min: 0, max: maxInfants, usual: 0 }),
    pets: countOf(params.get('pets'), { min: 0, max: maxPets, usual: 0 }),
  }
}

export function hasDates(stay: StayParams): stay is DatedStayParams {
  return stay.checkIn !== null && stay.checkOut !== null
}

/** The same URL with another stay; defaults are left out. */
export function withStay(params: URLSearchParams, change: Partial<StayParams>): URLSearchParams {
  const { checkIn, checkOut, guests, ...others } = { ...parseStay(params), ...change }
  const next = new URLSearchParams(params)
  setParam(next, 'checkIn', checkIn)
  setParam(next, 'checkOut', checkOut)
  setParam(next, 'guests', guests === defaultGuests ? null : String(guests))
  for (const kind of ['children', 'infants', 'pets'] as const)
    setParam(next, kind, others[kind] === 0 ? null : String(others[kind]))
  return next
}

/** Only the stay of a URL, to carry it to the next page. */
export function stayQuery(params: URLSearchParams): string {
  const own = withStay(new URLSearchParams(), parseStay(params))
  return own.size > 0 ? `?${own}` : ''
}

export function isSameStay(one: URL, other: URL): boolean {
  return stayQuery(one.searchParams) === stayQuery(other.searchParams)
}

function setParam(params: URLSearchParams, name: string, value: string | null) {
  if (value === null) params.delete(name)
  else params.set(name, value)
}

function dayOf(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null
}

function countOf(
  text: string | null,
  { min, max, usual }: Record<'min' | 'max' | 'usual', number>,
) {
  const count = Number(text ?? Number.NaN)
  return Number.isInteger(count) && count >= min && count <= max ? count : usual
}
