import type { Routes } from '#platform/http/serve.ts'
import { listDateChoices } from './choices/date-choices.ts'
import { nearAddresses } from './near-addresses.ts'
import { ownSavedSearches } from './saved/list.ts'
import { changeSavedSearch, removeSavedSearch, saveSearch } from './saved/save.ts'
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
    'GET /saved-searches': { audience: 'signed-in', handle: (ctx) => ownSavedSearches(ctx) },
    'POST /saved-searches': {
      audience: 'signed-in',
      weight: 5,
      handle: (ctx, { body }) => saveSearch(ctx, body.query),
    },
    'PUT /saved-searches/:id': {
      audience: 'signed-in',
      weight: 5,
      handle: (ctx, { params, body }) => changeSavedSearch(ctx, params.id, body),
    },
    'DELETE /saved-searches/:id': {
      audience: 'signed-in',
      handle: (ctx, { params }) => removeSavedSearch(ctx, params.id),
    },
    'GET /suites/:slug/similar': {
      audience: 'anyone',
      weight: 2,
      handle: (ctx, { params, query }) => listSimilar(ctx, params.slug, query),
    },
  } satisfies Routes
}
