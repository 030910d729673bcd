import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { perLanguage } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Slug, SlugParams, Suite } from '#suites/endpoints.ts'
import { Code } from '#suites/jurisdictions.ts'

const { about: About, photos: Photos } = Suite.shape.neighborhood.shape

const OneLine = (most: number) => z.string().trim().max(most).refine(isOneLine)

export const mostPosition = 9999

/** The address of a neighborhood never changes, because pages and searches contain it. */
export const NeighborhoodFacts = z.strictObject({
  name: z.strictObject(perLanguage(() => OneLine(60))),
  /** The line on the start page; without one the neighborhood is not listed there. */
  line: z.strictObject(perLanguage(() => OneLine(80))),
  /** Paragraphs, with an empty line between them. */
  about: z.strictObject(perLanguage(() => z.string().trim().max(3000))),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  jurisdiction: Code,
  position: z.int().min(0).max(mostPosition),
  isActive: z.boolean(),
})
export type NeighborhoodFacts = z.infer<typeof NeighborhoodFacts>

export const AdminNeighborhood = NeighborhoodFacts.extend({
  slug: z.string(),
  /** Published homes there, and all others. */
  published: z.int(),
  unpublished: z.int(),
})
export type AdminNeighborhood = z.infer<typeof AdminNeighborhood>

const Name = z.object(perLanguage(() => z.string()))

export const Neighborhood = z.object({
  slug: z.string(),
  name: Name,
  /** Empty where nothing is written. */
  line: Name,
  about: About,
  photos: Photos,
})
export type Neighborhood = z.infer<typeof Neighborhood>

const params = SlugParams
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const refusals = [
  'neighborhoods.language_missing',
  'neighborhoods.name_taken',
  'neighborhoods.outside',
] as const

export const neighborhoodsEndpoints = endpoints({
  'GET /neighborhoods': {
    summary: 'List neighborhoods in which homes are published',
    result: z.array(Neighborhood.pick({ slug: true, name: true })),
  },
  'GET /neighborhoods/:slug': {
    summary: 'Get the description of a neighborhood',
    params,
    result: Neighborhood,
    problems: ['resource.not_found'],
  },
  'GET /admin/neighborhoods': {
    summary: 'List every neighborhood in its order, with the number of its homes',
    result: z.array(AdminNeighborhood),
    problems,
  },
  'POST /admin/neighborhoods': {
    summary: 'Add a neighborhood',
    body: NeighborhoodFacts.extend({ slug: Slug }),
    result: z.array(AdminNeighborhood),
    problems: [...problems, ...refusals, 'neighborhoods.slug_taken'],
  },
  'PUT /admin/neighborhoods/:slug': {
    summary: 'Change a neighborhood, or stop and resume offering it',
    params,
    body: NeighborhoodFacts,
    result: z.array(AdminNeighborhood),
    problems: [...problems, ...refusals, 'places.still_used', 'neighborhoods.in_use'],
  },
})
