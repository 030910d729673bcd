import { signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { showPushState, subscribeDevice, unsubscribeDevice } from './subscriptions.ts'
import { sendTestPush } from './test-push.ts'

export const pushRoutes = {
  'GET /push-subscription': signedIn((ctx) => showPushState(ctx)),
  'PUT /push-subscription': signedIn((ctx, { body }) => subscribeDevice(ctx, body)),
  'POST /push-subscription/test': signedIn((ctx) => sendTestPush(ctx)),
  'DELETE /push-subscription': signedIn((ctx) => unsubscribeDevice(ctx)),
} satisfies Routes
