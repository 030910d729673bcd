import { webhookVersion } from '@marea/contract/integrations/webhook-kinds.ts'

type Payload = { id: string; type: string; createdAt: Temporal.Instant; data: object }

/** The bytes that are signed and sent, the same at every attempt. */
export function writeBody({ id, type, createdAt, data }: Payload): string {
  return JSON.stringify({
    id,
    type,
    apiVersion: webhookVersion,
    createdAt: createdAt.toString(),
    data,
  })
}
