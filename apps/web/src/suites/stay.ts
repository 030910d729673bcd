import { isDay, maxGuests, maxPets } from '@marea/contract/calendar/nights.ts'

/** The stay in a URL; either both dates are present or none. */
export type Stay = {
  checkIn: string | null
  checkOut: string | null
  guests: number
  pets: number
}

export const stayKeys: readonly (keyof Stay)[] = ['checkIn', 'checkOut', 'guests', 'pets']

export type DatedStay = Stay & { checkIn: string; checkOut: string }

const usualGuests = 2

export function readStay(params: URLSearchParams): Stay {
  const checkIn = dayOf(params.get('checkIn'))
  const checkOut = dayOf(params.get('checkOut'))
  const isRange = checkIn !== null && checkOut !== null && checkOut > checkIn
  return {
    checkIn: isRange ? checkIn : null,
    checkOut: isRange ? checkOut : null,
    guests: countOf(params.get('guests'), { min: 1, max: maxGuests, usual: usualGuests }),
    pets: countOf(params.get('pets'), { min: 0, max: maxPets, usual: 0 }),
  }
}

export function hasDates(stay: Stay): stay is DatedStay {
  return stay.checkIn !== null && stay.checkOut !== null
}

/** The same URL with another stay; defaults are left out. */
export function withStay(params: URLSearchParams, change: Partial<Stay>): URLSearchParams {
  const { checkIn, checkOut, guests, pets } = { ...readStay(params), ...change }
  const next = new URLSearchParams(params)
  put(next, 'checkIn', checkIn)
  put(next, 'checkOut', checkOut)
  put(next, 'guests', guests === usualGuests ? null : String(guests))
  put(next, 'pets', pets === 0 ? null : String(pets))
  return next
}

/** Only the stay of a URL, to carry it to the next page. */
export function stayQuery(params: URLSearchParams): string {
  const own = withStay(new URLSearchParams(), readStay(params))
  return own.size > 0 ? `?${own}` : ''
}

export function isSameStay(one: URL, other: URL): boolean {
  return stayQuery(one.searchParams) === stayQuery(other.searchParams)
}

function put(params: URLSearchParams, name: string, value: string | null) {
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
