import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Money } from '#platform/money.ts'
import { SearchQuery, searchEndpoints } from './endpoints.ts'

export const maxSavedSearches = 20
export const maxSavedSearchName = 60

export const matchReasons = ['new_home', 'available', 'price_drop'] as const
export type MatchReason = (typeof matchReasons)[number]

/** Longer than every real value, such as all amenities. */
const maxValueLength = 1000

/** The filters of a search; the order and the page of its results are not saved. */
export const SavedQuery = SearchQuery.omit({ order: true, page: true, facets: true }).refine(
  (query) => Object.values(query).every((value) => (value ?? '').length <= maxValueLength),
)
export type SavedQuery = z.input<typeof SavedQuery>

const Name = z.string().trim().min(1).max(maxSavedSearchName).refine(isOneLine)

/** What the last alert was about; `total` is null for a search without dates. */
const LastAlert = z.object({
  alertedAt: z.iso.datetime(),
  homes: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      reason: z.enum(matchReasons),
      total: Money.nullable(),
    }),
  ),
})

export const SavedSearch = z.object({
  id: z.uuid(),
  /** Null until the guest gives one; pages then describe the search in words. */
  name: z.string().nullable(),
  query: z.record(z.string(), z.string()),
  hasAlerts: z.boolean(),
  /** The dates have passed, so it finds nothing and sends no alerts. */
  isPast: z.boolean(),
  createdAt: z.iso.datetime(),
  lastAlert: LastAlert.nullable(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

const params = z.strictObject({ id: z.uuid() })
const ownSearch = ['identity.sign_in_required', 'resource.not_found'] as const

export const savedSearchEndpoints = endpoints({
  'GET /saved-searches': {
    summary: 'List your saved searches, newest first',
    result: z.array(SavedSearch),
    problems: ['identity.sign_in_required'],
  },
  'POST /saved-searches': {
    summary: 'Save a search; one that finds the same homes is saved once',
    body: z.strictObject({ query: SavedQuery }),
    result: z.object({ search: SavedSearch, isNew: z.boolean() }),
    problems: [
      'identity.sign_in_required',
      'saved_searches.too_many',
      ...searchEndpoints['GET /suites'].problems,
    ],
  },
  'PUT /saved-searches/:id': {
    summary: 'Rename a saved search, or turn its alerts on or off',
    params,
    body: z.strictObject({ name: Name.nullable().optional(), hasAlerts: z.boolean().optional() }),
    result: SavedSearch,
    problems: ownSearch,
  },
  'DELETE /saved-searches/:id': {
    summary: 'Delete a saved search and its alerts',
    params,
    result: z.object({ done: z.literal(true) }),
    problems: ownSearch,
  },
})
