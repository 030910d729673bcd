import { anyone, signedIn } from '#platform/http/audiences.ts'
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
    'GET /suites': anyone((ctx, { query }) => searchSuites(ctx, query, parts), {
      weight: halfARequest,
      isRaw: true,
    }),
    'GET /search-suggestions': anyone((ctx, { query }) => suggest(ctx, query, parts), {
      weight: halfARequest,
      isRaw: true,
    }),
    'GET /date-choices': anyone((ctx, { query }) => listDateChoices(ctx, query, parts), {
      isRaw: true,
    }),
    'GET /near-addresses': anyone((ctx, { query }) => nearAddresses(ctx, query)),
    'GET /saved-searches': signedIn((ctx) => ownSavedSearches(ctx)),
    'POST /saved-searches': signedIn((ctx, { body }) => saveSearch(ctx, body.query), { weight: 5 }),
    'PUT /saved-searches/:id': signedIn(
      (ctx, { params, body }) => changeSavedSearch(ctx, params.id, body),
      { weight: 5 },
    ),
    'DELETE /saved-searches/:id': signedIn((ctx, { params }) => removeSavedSearch(ctx, params.id)),
    'GET /suites/:slug/similar': anyone(
      (ctx, { params, query }) => listSimilar(ctx, params.slug, query),
      { weight: 2 },
    ),
  } satisfies Routes
}
