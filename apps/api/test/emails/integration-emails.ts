import { randomUUID } from 'node:crypto'
import { newEndpoint, newToken } from '../access/integrations/integration-rows.ts'
import { type EmailWorld, tell } from './email-world.ts'

export async function sendTokenEmail({ marea, laura }: EmailWorld): Promise<void> {
  await laura.call('POST', '/user/api-tokens', { body: newToken })
  await marea.runJobs()
}

export async function sendWebhookEmail(world: EmailWorld): Promise<void> {
  const { marea, ines } = world
  const id = randomUUID()
  const endpoint = { id, userId: ines.id, ...newEndpoint, createdAt: marea.clock.now() }
  await marea.db.insertInto('webhookEndpoints').values(endpoint).execute()
  const subject = `user:${ines.id}` as const
  await tell(world, { kind: 'integrations.webhook_disabled', subject, data: { endpointId: id } })
}
