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
  'GET /user/api-tokens': { audience: 'signed-in', handle: (ctx) => ownTokens(ctx) },
  'POST /user/api-tokens': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => addToken(ctx, body),
  },
  'DELETE /user/api-tokens/:id': {
    audience: 'signed-in',
    handle: (ctx, { params }) => revokeToken(ctx, params.id),
  },
  'GET /webhook-endpoints': { audience: 'owner', handle: (ctx) => ownEndpoints(ctx) },
  'POST /webhook-endpoints': {
    audience: 'owner',
    weight: 10,
    handle: (ctx, { body }) => addEndpoint(ctx, body),
  },
  'PUT /webhook-endpoints/:id': {
    audience: 'owner',
    weight: 5,
    handle: (ctx, { params, body }) => changeEndpoint(ctx, params.id, body),
  },
  'DELETE /webhook-endpoints/:id': {
    audience: 'owner',
    handle: (ctx, { params }) => removeEndpoint(ctx, params.id),
  },
  'POST /webhook-endpoints/:id/secret': {
    audience: 'owner',
    weight: 5,
    handle: (ctx, { params }) => rotateSecret(ctx, params.id),
  },
  'POST /webhook-endpoints/:id/test': {
    audience: 'owner',
    weight: 5,
    handle: (ctx, { params }) => sendTest(ctx, params.id),
  },
  'GET /webhook-endpoints/:id/deliveries': {
    audience: 'owner',
    handle: (ctx, { params, query }) => ownDeliveries(ctx, params.id, query.page),
  },
  'GET /webhook-deliveries/:id': {
    audience: 'owner',
    handle: (ctx, { params }) => ownDelivery(ctx, params.id),
  },
  'POST /webhook-deliveries/:id/replay': {
    audience: 'owner',
    weight: 5,
    handle: (ctx, { params }) => replayDelivery(ctx, params.id),
  },
} satisfies Routes
