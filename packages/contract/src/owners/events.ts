import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'

const application = { subject: 'application', data: z.object({}), audience: [] } as const

export const ownersEvents = defineEvents({
  'owners.application_sent': application,
  'owners.application_approved': application,
  'owners.application_rejected': application,
})
