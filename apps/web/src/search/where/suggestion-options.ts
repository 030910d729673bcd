import type { Suggestions } from '@marea/contract/search/suggestions.ts'
import type { CardPhoto } from '@marea/contract/suites/endpoints.ts'

export const suggestionGroups = ['neighborhoods', 'homes', 'landmarks'] as const

export type SuggestionOption = {
  group: (typeof suggestionGroups)[number]
  name: string
  photo: CardPhoto | null
  /** The home to open; without it, the option searches a place. */
  slug?: string
  where?: string
  detail: { homes: number } | { neighborhood: string; bedrooms: number }
}

/** In the order of the list, which arrows follow. */
export function optionsOf(
  { neighborhoods, homes, landmarks }: Suggestions,
  placeName: (place: { slug: string; name: string }) => string,
): SuggestionOption[] {
  return [
    ...neighborhoods.map(({ slug, name, count }) => ({
      group: 'neighborhoods' as const,
      name: placeName({ slug, name }),
      photo: null,
      where: slug,
      detail: { homes: count },
    })),
    ...homes.map(({ slug, name, neighborhood, bedrooms, photo }) => ({
      group: 'homes' as const,
      name,
      photo,
      slug,
      detail: { neighborhood, bedrooms },
    })),
    ...landmarks.map(({ name, count }) => ({
      group: 'landmarks' as const,
      name,
      photo: null,
      where: name,
      detail: { homes: count },
    })),
  ]
}
