import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

const bytes = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}=?$`))

/** As a browser writes its `PushSubscription`. */
const PushSubscription = z.strictObject({
  endpoint: z.string().max(2000),
  keys: z.strictObject({ p256dh: bytes(87), auth: bytes(22) }),
  expirationTime: z.number().nullish(),
})

const PushState = z.object({
  /** The `applicationServerKey` to subscribe with. */
  publicKey: z.string(),
  /** Whether this device, signed in as it is, gets notifications. */
  isOn: z.boolean(),
})
export type PushState = z.infer<typeof PushState>

const problems = ['identity.sign_in_required'] as const

/** What a service worker receives; `path` is the page that the notification opens. */
export type PushMessage = { title: string; body: string; path: string; tag: string; lang: string }

export const pushEndpoints = endpoints({
  'GET /push-subscription': {
    summary: 'Check whether this device gets notifications, and get the key to subscribe with',
    result: PushState,
    problems,
  },
  'PUT /push-subscription': {
    summary: 'Send notifications to this device until it signs out',
    body: PushSubscription,
    result: PushState,
    problems: [...problems, 'push.endpoint_refused', 'push.too_many'],
  },
  'POST /push-subscription/test': {
    summary: 'Send a test notification to all your devices',
    result: z.object({ done: z.literal(true) }),
    problems: [...problems, 'push.too_many'],
  },
  'DELETE /push-subscription': {
    summary: 'Stop notifications on this device',
    result: PushState,
    problems,
  },
})
