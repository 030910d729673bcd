import { owners, signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { addToken, ownTokens, revokeToken } from './tokens/tokens.ts'
import { ownDeliveries, ownDelivery, replayDelivery, sendTest } from './webhooks/deliveries.ts'
import {
  addEndpoint,
  changeEndpoint,
  ownEndpoints,
  removeEndpoint,
  rotateSecret,
} from './webhooks/endpoints.ts'

export const integrationsRoutes = {
  'GET /user/api-tokens': signedIn((ctx) => ownTokens(ctx)),
  'POST /user/api-tokens': signedIn((ctx, { body }) => addToken(ctx, body), { weight: 20 }),
  'DELETE /user/api-tokens/:id': signedIn((ctx, { params }) => revokeToken(ctx, params.id)),
  'GET /webhook-endpoints': owners((ctx) => ownEndpoints(ctx)),
  'POST /webhook-endpoints': owners((ctx, { body }) => addEndpoint(ctx, body), { weight: 10 }),
  'PUT /webhook-endpoints/:id': owners(
    (ctx, { params, body }) => changeEndpoint(ctx, params.id, body),
    { weight: 5 },
  ),
  'DELETE /webhook-endpoints/:id': owners((ctx, { params }) => removeEndpoint(ctx, params.id)),
  'POST /webhook-endpoints/:id/secret': owners((ctx, { params }) => rotateSecret(ctx, params.id), {
    weight: 5,
  }),
  'POST /webhook-endpoints/:id/test': owners((ctx, { params }) => sendTest(ctx, params.id), {
    weight: 5,
  }),
  'GET /webhook-endpoints/:id/deliveries': owners((ctx, { params, query }) =>
    ownDeliveries(ctx, params.id, query.page),
  ),
  'GET /webhook-deliveries/:id': owners((ctx, { params }) => ownDelivery(ctx, params.id)),
  'POST /webhook-deliveries/:id/replay': owners(
    (ctx, { params }) => replayDelivery(ctx, params.id),
    { weight: 5 },
  ),
} satisfies Routes
