import type { Language } from '#platform/language.ts'
import { formatDay, formatDayRange } from '#platform/time/format-day.ts'
import type { PhraseKey } from '#platform/translate.ts'

type Values = Readonly<Record<string, string>>
type Words = {
  text: (key: PhraseKey, params?: { count: number }) => string
  language: Language
}

/** Where and when a search looks for homes, such as “Coconut Grove, Dec 14 – 17”. */
export function searchTitle(query: Values, words: Words): string {
  return `${placeOf(query, words)}, ${datesOf(query, words)}`
}

function placeOf({ where = '', bbox }: Values, { text }: Words): string {
  if (where) return placeName(where)
  return text(bbox ? 'saved_searches.map_area' : 'search.anywhere')
}

/** A query may have a neighborhood's slug; the reader sees its name. */
function placeName(where: string): string {
  if (!/^[a-z-]+$/.test(where)) return where
  return where
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function datesOf(query: Values, { text, language }: Words): string {
  const { checkIn, checkOut, around, flexible, month = '' } = query
  if (checkIn && checkOut) {
    const days = formatDayRange(checkIn, checkOut, language)
    return around ? `${days}, ${text('search.around', { count: Number(around) })}` : days
  }
  const length = flexibleStays.find((each) => each === flexible)
  if (!length) return text('search.any_dates').toLocaleLowerCase(language)
  const words = text(`search.flexible.${length}`).toLocaleLowerCase(language)
  const months = month.split(',').filter((each) => each !== '')
  return [words, ...months.map((each) => formatDay(`${each}-01`, language, 'month'))].join(', ')
}

const flexibleStays = ['weekend', 'week', 'month'] as const
