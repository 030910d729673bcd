import { openWebhooksStandIn } from '@marea/webhooks-stand-in/open.ts'
import type { Config } from '#config.ts'
import type { WebhooksPort } from './port.ts'

/** Without the stand-in only receivers at public addresses are contacted. */
export async function openWebhooks({
  hasWebhooksStandIn,
}: Pick<Config, 'hasWebhooksStandIn'>): Promise<WebhooksPort> {
  return hasWebhooksStandIn ? { standIn: await openWebhooksStandIn() } : {}
}
