import { randomUUID } from 'node:crypto'
import { board } from '../user-data.ts'
import { type AccessRow, adminOnly, anyone, signedInOnly, stay, suite } from './access-row.ts'

export const suiteRows = {
  'GET /suites': anyone,
  'GET /date-choices': { ...anyone, query: '?flexible=weekend' },
  'GET /price-example': anyone,
  'GET /search-suggestions': { ...anyone, query: '?text=grove' },
  'GET /near-addresses': { ...anyone, query: '?slug=casa-almendo&language=en' },
  'GET /suites/:slug': { ...anyone, params: suite },
  'GET /suites/:slug/similar': { ...anyone, params: suite },
  'GET /suites/:slug/reviews': { ...anyone, params: suite },
  'GET /suites/:slug/calendar': { ...anyone, params: suite },
  'POST /suites/:slug/quotes': { ...anyone, params: suite, body: stay },
  'GET /favorites': signedInOnly,
  'GET /favorites/slugs': signedInOnly,
  'PUT /favorites/stay': { ...signedInOnly, body: stay },
  'DELETE /favorites/stay': signedInOnly,
  'PUT /favorites/:slug': { ...signedInOnly, params: suite, body: {} },
  'DELETE /favorites/:slug': { ...signedInOnly, params: suite },
  'DELETE /favorites/:slug/notice': {
    ...signedInOnly,
    params: suite,
    query: '?noticedAt=2026-11-15T12:00:00Z',
  },
  'POST /favorite-lists': { ...signedInOnly, body: { name: 'Summer' } },
  'PUT /favorite-lists/:id': { ...signedInOnly, of: board, body: { name: 'Spring' } },
  'DELETE /favorite-lists/:id': { ...signedInOnly, of: board },
  'PUT /favorite-lists/:id/sharing': { ...signedInOnly, of: board },
  'DELETE /favorite-lists/:id/sharing': { ...signedInOnly, of: board },
  'GET /shared-favorite-lists/:secret': { ...anyone, params: { secret: 'a'.repeat(43) } },
  'GET /admin/homes': adminOnly,
  'POST /admin/homes/:id/license-checks': {
    ...adminOnly,
    namesNothing: true,
    params: { id: randomUUID() },
    body: { kind: 'fl_dbpr', number: 'DWE 2330417', verdict: 'accepted' },
  },
  'POST /admin/homes/:id/removal': {
    ...adminOnly,
    namesNothing: true,
    params: { id: randomUUID() },
    body: { reason: 'The license has expired' },
  },
} satisfies Record<string, AccessRow>
