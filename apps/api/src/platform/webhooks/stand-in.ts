import type { openWebhooksStandIn } from '@marea/webhooks-stand-in/open.ts'

export type WebhooksStandIn = Awaited<ReturnType<typeof openWebhooksStandIn>>
