import type { Routes } from '#platform/http/serve.ts'
import { searchSuites } from './search.ts'

/** A map that searches while it is moved asks several times a second. */
const asMuchAsHalf = 0.5

export const searchRoutes = {
  'GET /suites': {
    who: 'anyone',
    weight: asMuchAsHalf,
    isRaw: true,
    handle: (ctx, { query }) => searchSuites(ctx, query),
  },
} satisfies Routes
