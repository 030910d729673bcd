import type { ReceivedWebhook } from '@marea/webhooks-stand-in/open.ts'
import { newEndpoint } from '../access/integrations/integration-rows.ts'
import { signedIn } from '../people.ts'
import { homeOf } from '../stays.ts'
import { jobNamed, openTestApp } from '../test-app.ts'
import { readWebhook } from './verify-webhook.ts'

export type WebhookWorld = Awaited<ReturnType<typeof openWebhookWorld>>
export type WebhookCast = Awaited<ReturnType<WebhookWorld['newCast']>>
type Someone = Awaited<ReturnType<typeof signedIn>>

/** The API and a receiver of webhooks. */
export async function openWebhookWorld() {
  const marea = await openTestApp({ environment: { WEBHOOKS_STAND_IN: 'true' } })
  const receiver = marea.ports.webhooks.standIn
  if (!receiver) throw new Error('There is no receiver.')
  let casts = 0

  async function deliver(): Promise<void> {
    await jobNamed('webhooks.deliver').handle(marea.ctx(), {})
  }

  /** Inés owns a home, Laura is a guest, and no endpoint is left of other tests. */
  async function newCast() {
    casts += 1
    marea.clock.set('2026-11-15T12:00:00Z')
    await marea.runJobs()
    await marea.db.deleteFrom('webhookEndpoints').execute()
    receiver?.forget()
    const ines = await signedIn(marea, `ines${casts}`, { profile: 'OWNER', language: 'es' })
    const laura = await signedIn(marea, `laura${casts}`)
    const home = await homeOf(marea, ines.id)
    return {
      casts,
      ines,
      laura,
      home,
      add: (given: object = {}, by: Someone = ines) =>
        by.call('POST', '/webhook-endpoints', { body: { ...newEndpoint, ...given } }),
      /** What was sent to the endpoint. */
      async log(id: string) {
        return (await ines.call('GET', `/webhook-endpoints/${id}/deliveries`)).body.result.items
      },
    }
  }

  return {
    marea,
    receiver,
    newCast,
    deliver,
    /** Runs what follows from events, and sends it. */
    async settle(): Promise<void> {
      await marea.runJobs()
      await deliver()
    },
    /** What arrived, checked by its signature. */
    read: (secret: string) =>
      receiver.received.map(({ body, headers }: ReceivedWebhook) =>
        readWebhook({
          body,
          secret,
          header: String(headers['marea-signature']),
          nowSeconds: marea.clock.now().epochMilliseconds / 1000,
        }),
      ),
    close: () => marea.close(),
  }
}
