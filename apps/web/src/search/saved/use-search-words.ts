import { searchTitle } from '@marea/contract/search/describe-search.ts'
import type { SavedSearch } from '@marea/contract/search/saved-searches.ts'
import { amenities } from '@marea/contract/suites/amenities.ts'
import { useGuestCountLabel } from '#platform/guest-counts/use-guest-kinds.ts'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

export function useSearchWords() {
  const text = useText()
  const guestCounts = useGuestCountLabel()
  const language = useLanguage()
  const words = { text, language, places: usePage().config.placeNames }
  const money = (cents: string) => formatMoney(Number(cents), language, { cents: 'whole' })

  function priceOf({ minTotal, maxTotal }: SavedSearch['query']): string[] {
    if (minTotal && maxTotal) {
      const range = { min: money(minTotal), max: money(maxTotal) }
      return [text('saved_searches.price_range', range)]
    }
    if (minTotal) return [text('saved_searches.price_from', { min: money(minTotal) })]
    return maxTotal ? [text('saved_searches.price_to', { max: money(maxTotal) })] : []
  }

  function detailsOf({ query }: SavedSearch): string[] {
    const { guests = '1', children = '0', infants = '0', pets = '0' } = query
    const { bedrooms, beds, where, bbox } = query
    const chosen = query.amenities?.split(',') ?? []
    return [
      guestCounts({
        guests: Number(guests),
        children: Number(children),
        infants: Number(infants),
        pets: Number(pets),
      }),
      ...(bedrooms ? [text('saved_searches.bedrooms', { count: Number(bedrooms) })] : []),
      ...(beds ? [text('saved_searches.beds', { count: Number(beds) })] : []),
      ...amenities.flatMap((each) => (chosen.includes(each) ? [text(`amenity.${each}`)] : [])),
      ...priceOf(query),
      ...(where && bbox ? [text('saved_searches.map_area')] : []),
    ]
  }

  return {
    titleOf: ({ name, query }: SavedSearch) => name ?? searchTitle(query, words),
    detailsOf: (search: SavedSearch) => {
      const own = search.name ? [searchTitle(search.query, words)] : []
      return [...own, ...detailsOf(search)].join(' · ')
    },
  }
}
