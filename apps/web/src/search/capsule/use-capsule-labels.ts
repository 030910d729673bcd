import { searchDates, searchPlace } from '@marea/contract/search/describe-search.ts'
import { usePage } from '#platform/page/page.tsx'
import { usePartyLabel } from '#platform/party/use-guest-kinds.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { toQuery } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { parseStay } from '#suites/stay-params.ts'

/** The capsule's labels for the current search, or for another one. */
export function useCapsuleLabels(other?: URLSearchParams) {
  const places = usePage().config.placeNames
  const words = { text: useText(), language: useLanguage(), places }
  const partyLabel = usePartyLabel()
  const { params: current } = useSearch()
  const params = other ?? current
  const query = toQuery(params)
  return {
    where: searchPlace(query, words),
    when: searchDates(query, words),
    guests: partyLabel(parseStay(params)),
  }
}
