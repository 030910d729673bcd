import { placeName } from '@marea/contract/suites/neighborhoods/place-names.ts'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage } from './texts.tsx'

/** What the reader's language calls a neighborhood, or what a search was typed as. */
export function usePlaceName() {
  const language = useLanguage()
  const { placeNames = {} } = usePage().config
  return (place: string | { slug: string; name: string }): string => {
    if (typeof place === 'string') return placeName(place, language, placeNames)
    return placeNames[place.slug]?.[language] ?? place.name
  }
}
