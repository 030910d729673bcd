import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { webhookKinds } from './webhook-kinds.ts'

const webhookStates = ['on', 'paused', 'disabled'] as const
const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const

const WebhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  /** `disabled`: every attempt of the last days failed. */
  state: z.enum(webhookStates),
  createdAt: z.iso.datetime(),
  /** The first failure since the last success. */
  failingSince: z.iso.datetime().nullable(),
  /** Until then requests are also signed with the previous secret. */
  previousSecretUntil: z.iso.datetime().nullable(),
  latest: z.object({ at: z.iso.datetime(), status: z.enum(deliveryStatuses) }).nullable(),
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

const WebhookDelivery = z.object({
  id: z.uuid(),
  /** The `id` of the payload: the same however often it is sent. */
  eventId: z.string(),
  kind: z.enum([...webhookKinds, 'test']),
  status: z.enum(deliveryStatuses),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const deliveryFailures = [
  'address_refused',
  'unreachable',
  'timed_out',
  'too_large',
  'too_many_redirects',
  'unreadable',
] as const

const WebhookAttempt = z.object({
  at: z.iso.datetime(),
  durationMs: z.int(),
  status: z.int().nullable(),
  failure: z.enum(deliveryFailures).nullable(),
  /** The first 1,024 bytes. */
  response: z.string(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

const DeliveryDetails = WebhookDelivery.extend({
  endpointId: z.uuid(),
  url: z.string(),
  body: z.string(),
  /** The latest first. */
  log: z.array(WebhookAttempt),
})
export type DeliveryDetails = z.infer<typeof DeliveryDetails>

const url = z.string().trim().min(1).max(2000)
const kinds = z.array(z.enum(webhookKinds)).min(1).max(webhookKinds.length)
const params = z.strictObject({ id: z.uuid() })
const access = ['identity.sign_in_required', 'resource.not_found'] as const
/** A session needs a recent sign-in for a new address or secret; an API token does not. */
const changes = [...access, 'identity.confirmation_required'] as const
const addressProblems = [
  'webhooks.address_refused',
  'webhooks.known',
  'webhooks.too_often',
] as const

export const webhooksEndpoints = endpoints({
  'GET /webhook-endpoints': {
    summary: 'List your webhook endpoints, oldest first',
    scope: 'webhooks:read',
    result: z.array(WebhookEndpoint),
    problems: access,
  },
  'POST /webhook-endpoints': {
    summary: 'Add a webhook endpoint; the secret is only in this response',
    scope: 'webhooks:write',
    body: z.strictObject({ url, kinds }),
    result: z.object({ endpoint: WebhookEndpoint, secret: z.string() }),
    problems: [...changes, ...addressProblems, 'co_hosts.role_too_small', 'webhooks.too_many'],
  },
  'PUT /webhook-endpoints/:id': {
    summary: 'Change the address or the events of an endpoint, pause it or turn it on again',
    scope: 'webhooks:write',
    params,
    body: z.strictObject({
      url: url.optional(),
      kinds: kinds.optional(),
      isOn: z.boolean().optional(),
    }),
    result: WebhookEndpoint,
    problems: [...changes, ...addressProblems],
  },
  'DELETE /webhook-endpoints/:id': {
    summary: 'Remove an endpoint with its deliveries',
    scope: 'webhooks:write',
    params,
    result: z.object({ done: z.literal(true) }),
    problems: access,
  },
  'POST /webhook-endpoints/:id/secret': {
    summary: 'Replace an endpoint’s secret; the old one also signs for 24 hours',
    scope: 'webhooks:write',
    params,
    result: z.object({ endpoint: WebhookEndpoint, secret: z.string() }),
    problems: changes,
  },
  'POST /webhook-endpoints/:id/test': {
    summary: 'Send a test event to an endpoint',
    scope: 'webhooks:write',
    params,
    result: WebhookDelivery,
    problems: [...access, 'webhooks.off', 'webhooks.too_often'],
  },
  'GET /webhook-endpoints/:id/deliveries': {
    summary: 'List deliveries to an endpoint in the last 30 days, latest first',
    scope: 'webhooks:read',
    params,
    query: z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    result: z.object({
      endpoint: WebhookEndpoint,
      items: z.array(WebhookDelivery),
      page: z.int(),
      pages: z.int(),
    }),
    problems: access,
  },
  'GET /webhook-deliveries/:id': {
    summary: 'Get a delivery with its request and each response from the receiver',
    scope: 'webhooks:read',
    params,
    result: DeliveryDetails,
    problems: access,
  },
  'POST /webhook-deliveries/:id/replay': {
    summary: 'Resend a delivery with the same event id and body',
    scope: 'webhooks:write',
    params,
    result: DeliveryDetails,
    problems: [...access, 'webhooks.off', 'webhooks.too_often'],
  },
})
