import type { Routes } from '#platform/http/serve.ts'
import { listDateChoices } from './choices/date-choices.ts'
import { nearAddresses } from './near-addresses.ts'
import { type SearchParts, searchSuites } from './search.ts'
import { listSimilar } from './similar/similar.ts'
import { suggest } from './suggest/suggest.ts'

/** A map that searches while it is moved sends several requests a second, as does typing. */
const halfARequest = 0.5

export function searchRoutes(parts: SearchParts) {
  return {
    'GET /suites': {
      audience: 'anyone',
      weight: halfARequest,
      isRaw: true,
      handle: (ctx, { query }) => searchSuites(ctx, query, parts),
    },
    'GET /search-suggestions': {
      audience: 'anyone',
      weight: halfARequest,
      isRaw: true,
      handle: (ctx, { query }) => suggest(ctx, query, parts),
    },
    'GET /date-choices': {
      audience: 'anyone',
      isRaw: true,
      handle: (ctx, { query }) => listDateChoices(ctx, query, parts),
    },
    'GET /near-addresses': {
      audience: 'anyone',
      handle: (ctx, { query }) => nearAddresses(ctx, query),
    },
    'GET /suites/:slug/similar': {
      audience: 'anyone',
      weight: 2,
      handle: (ctx, { params, query }) => listSimilar(ctx, params.slug, query),
    },
  } satisfies Routes
}
