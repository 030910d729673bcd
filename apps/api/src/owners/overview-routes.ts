import type { FindFeedTroubles } from '#owners/overview/needs.ts'
import { ownerOverview } from '#owners/overview/overview.ts'
import type { Routes } from '#platform/http/serve.ts'

/** The calendars of other channels belong to a later slice, which says what is wrong with them. */
export function overviewRoutes(parts: { feedTroubles: FindFeedTroubles }) {
  return {
    'GET /owner/overview': { audience: 'owner', handle: (ctx) => ownerOverview(ctx, parts) },
  } satisfies Routes
}
