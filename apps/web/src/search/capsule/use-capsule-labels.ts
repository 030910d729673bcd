import { formatDay, formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { usePartyLabel } from '#platform/party/use-guest-kinds.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { readMonths } from '#search/dates/flexible-dates.ts'
import { readAround, readFlexible } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { hasDates, parseStay } from '#suites/stay-params.ts'

/** The capsule's labels for the current search, or for another one. */
export function useCapsuleLabels(other?: URLSearchParams) {
  const t = useText()
  const partyLabel = usePartyLabel()
  const language = useLanguage()
  const { params: current } = useSearch()
  const params = other ?? current
  const stay = parseStay(params)
  const flexible = readFlexible(params)
  const around = readAround(params)

  function when(): string {
    if (flexible) {
      const months = readMonths(params).map((month) => formatDay(`${month}-01`, language, 'month'))
      return [t(`search.flexible.${flexible}`), ...months].join(', ')
    }
    if (!hasDates(stay)) return t('search.any_dates')
    const days = formatDayRange(stay.checkIn, stay.checkOut, language)
    return around ? `${days}, ${t('search.around', { count: Number(around) })}` : days
  }

  return {
    where: placeName(params) ?? t('search.anywhere'),
    when: when(),
    guests: partyLabel(stay),
  }
}

/** The URL has a neighborhood's slug; the reader sees its name. */
export function placeName(params: URLSearchParams): string | null {
  const where = params.get('where')
  if (!where) return null
  if (!/^[a-z]+(-[a-z]+)*$/.test(where)) return where
  return where
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
