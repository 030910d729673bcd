import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { CardPhoto } from '#suites/endpoints.ts'
import { landmarkKinds } from '#suites/nearby.ts'

export const maxSuggestionText = 80

const SuggestionQuery = z.strictObject({
  /** What was typed so far; case and accents are ignored, and small typos allowed. */
  text: z.string().max(maxSuggestionText).default(''),
})

/** Each list has the best match first. A slug or a name of a landmark is a `where` of the search. */
export const Suggestions = z.object({
  neighborhoods: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  homes: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      neighborhood: z.string(),
      bedrooms: z.int(),
      photo: CardPhoto.nullable(),
    }),
  ),
  /** `count` is the number of homes near it. */
  landmarks: z.array(z.object({ name: z.string(), kind: z.enum(landmarkKinds), count: z.int() })),
})
export type Suggestions = z.infer<typeof Suggestions>

export const suggestionEndpoints = endpoints({
  'GET /search-suggestions': {
    summary: 'Suggest neighborhoods, homes and landmarks that match the typed text',
    query: SuggestionQuery,
    result: Suggestions,
  },
})
