import type { Language } from '#platform/language.ts'
import { formatDay, formatDayRange } from '#platform/time/format-day.ts'
import type { PhraseKey } from '#platform/translate.ts'
import { type PlaceNames, placeName } from '#suites/neighborhoods/place-names.ts'

type Described = 'where' | 'bbox' | 'checkIn' | 'checkOut' | 'around' | 'flexible' | 'month'
type Values = { readonly [Key in Described]?: string | undefined }
type Words = {
  text: (key: PhraseKey, params?: { count: number }) => string
  language: Language
  /** Names of neighborhoods that do not follow from their slugs. */
  places?: PlaceNames | undefined
}

/** Where and when a search looks for homes, such as “Coconut Grove, Dec 14 – 17”. */
export function searchTitle(query: Values, words: Words): string {
  const dates = searchDates(query, words)
  const isExact = !lengthOf(query) && query.checkIn && query.checkOut
  return `${searchPlace(query, words)}, ${isExact ? dates : withSmallStart(dates, words)}`
}

export function searchPlace({ where, bbox }: Values, { text, language, places }: Words): string {
  if (where) return placeName(where, language, places)
  return text(bbox ? 'saved_searches.map_area' : 'search.anywhere')
}

export function searchDates(query: Values, { text, language }: Words): string {
  const { checkIn, checkOut, around, month = '' } = query
  const length = lengthOf(query)
  if (length) {
    const months = month.split(',').filter((each) => each !== '')
    const named = months.map((each) => formatDay(`${each}-01`, language, 'month'))
    return [text(`search.flexible.${length}`), ...named].join(', ')
  }
  if (!checkIn || !checkOut) return text('search.any_dates')
  const days = formatDayRange(checkIn, checkOut, language)
  return around ? `${days}, ${text('search.around', { count: Number(around) })}` : days
}

const flexibleStays = ['weekend', 'week', 'month'] as const

function lengthOf({ flexible }: Values) {
  return flexibleStays.find((each) => each === flexible)
}

function withSmallStart(words: string, { language }: Words): string {
  return words.charAt(0).toLocaleLowerCase(language) + words.slice(1)
}
