import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'

const token = {
  subject: 'user',
  data: z.object({ tokenId: z.string() }),
  audience: ['subject'],
} as const

const webhook = {
  subject: 'user',
  data: z.object({ endpointId: z.string() }),
  audience: ['subject'],
} as const

export const integrationsEvents = defineEvents({
  'integrations.token_created': {
    ...token,
    data: token.data.extend({ scopes: z.array(z.string()), expiresAt: z.string() }),
  },
  'integrations.token_revoked': {
    ...token,
    data: token.data.extend({ reason: z.enum(['asked', 'password_changed', 'account_deleted']) }),
  },
  'integrations.webhook_added': webhook,
  'integrations.webhook_changed': webhook,
  'integrations.webhook_removed': webhook,
  'integrations.webhook_secret_replaced': webhook,
  /** Every attempt of the last days failed. */
  'integrations.webhook_disabled': webhook,
})
