import type { FoundSuite } from '@marea/contract/search/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useSearch } from '#search/use-search.ts'
import { formatDistance } from '#ui/format/format-distance.ts'

export function Distance({ suite: { kilometers } }: { suite: FoundSuite }) {
  const t = useText()
  const language = useLanguage()
  const { params } = useSearch()
  const place = params.get('where')
  if (kilometers === undefined || !place) return null
  const distance = formatDistance(kilometers, language)
  return <p className='soft small'>{t('search.distance', { distance, place })}</p>
}
