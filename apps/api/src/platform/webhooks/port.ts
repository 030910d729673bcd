import type { openWebhooksStandIn } from '@marea/webhooks-stand-in/open.ts'

/** Webhooks go to receivers of owners on the internet; a demo has its own. */
export type WebhooksPort = { standIn?: Awaited<ReturnType<typeof openWebhooksStandIn>> }
