import type { FoundSuite, SearchResult } from '@marea/contract/search/endpoints.ts'

export function shownSuites({ items, groups = [] }: SearchResult): FoundSuite[] {
  return [...items, ...groups.flatMap((group) => group.items)]
}

/** A map pin with the same price as the card. */
export function pinOf({ slug, name, latitude, longitude, total, nightlyFrom }: FoundSuite) {
  return { slug, name, latitude, longitude, amount: (total ?? nightlyFrom)?.amount ?? 0 }
}
