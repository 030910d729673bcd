import type { FoundSuite, SearchResult } from '@marea/contract/search/endpoints.ts'

/** Every home on the page, with those of the groups below the results. */
export function shownSuites({ items, groups = [] }: SearchResult): FoundSuite[] {
  return [...items, ...groups.flatMap((group) => group.items)]
}

/** On the map, with the price that its card shows. */
export function pinOf({ slug, name, latitude, longitude, total, nightlyFrom }: FoundSuite) {
  return { slug, name, latitude, longitude, amount: (total ?? nightlyFrom)?.amount ?? 0 }
}
