import type { Routes } from '#platform/http/serve.ts'
import { showPushState, subscribeDevice, unsubscribeDevice } from './subscriptions.ts'
import { sendTestPush } from './test-push.ts'

export const pushRoutes = {
  'GET /push-subscription': {
    audience: 'signed-in',
    handle: (ctx) => showPushState(ctx),
  },
  'PUT /push-subscription': {
    audience: 'signed-in',
    handle: (ctx, { body }) => subscribeDevice(ctx, body),
  },
  'POST /push-subscription/test': {
    audience: 'signed-in',
    handle: (ctx) => sendTestPush(ctx),
  },
  'DELETE /push-subscription': {
    audience: 'signed-in',
    handle: (ctx) => unsubscribeDevice(ctx),
  },
} satisfies Routes
