import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'
import { type Fields, stringField, stringFields } from './form-encoding.ts'

/** Events are delivered to the product whatever is registered here, as the product opens the stand-in itself. */
export function createWebhookEndpoint(context: Context, { url, enabled_events }: Fields) {
  const endpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    created: nowInSeconds(context),
    livemode: false,
    url: stringField(url) ?? '',
    enabled_events: Object.values(stringFields(enabled_events)),
    status: 'enabled',
  }
  context.store.put(endpoint)
  return endpoint
}
