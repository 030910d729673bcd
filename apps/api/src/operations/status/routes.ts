import type { Routes } from '#platform/http/serve.ts'
import { createStatus, type TrySearch } from './show-status.ts'

export function statusRoutes(trySearch: TrySearch) {
  return {
    'GET /status': { audience: 'anyone', handle: createStatus(trySearch) },
  } satisfies Routes
}
