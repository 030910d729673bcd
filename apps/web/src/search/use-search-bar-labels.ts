import { searchDates, searchPlace } from '@marea/contract/search/describe-search.ts'
import { useGuestCountLabel } from '#platform/guest-counts/use-guest-kinds.ts'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { parseStay } from '#suites/stay-params.ts'
import { toQuery } from './query.ts'
import { useSearch } from './use-search.ts'

export function useSearchBarLabels(other?: URLSearchParams) {
  const places = usePage().config.placeNames
  const words = { text: useText(), language: useLanguage(), places }
  const guestCountLabel = useGuestCountLabel()
  const { params: current } = useSearch()
  const params = other ?? current
  const query = toQuery(params)
  return {
    where: searchPlace(query, words),
    when: searchDates(query, words),
    guests: guestCountLabel(parseStay(params)),
  }
}
