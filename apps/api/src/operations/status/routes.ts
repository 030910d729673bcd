import { showHealth } from '#operations/health/show-health.ts'
import type { Routes } from '#platform/http/serve.ts'
import { createStatus, type TrySearch } from './show-status.ts'

/** The status page and the console's health share one reading. */
export function statusRoutes(trySearch: TrySearch) {
  const readStatus = createStatus(trySearch)
  return {
    'GET /status': { audience: 'anyone', handle: readStatus },
    'GET /admin/health': { audience: 'admin', handle: (ctx) => showHealth(ctx, readStatus) },
  } satisfies Routes
}
