import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'

export const notificationEvents = defineEvents({
  'notifications.added': {
    subject: 'user',
    data: z.object({ notificationId: z.int(), kind: z.string() }),
    audience: ['subject'],
  },
  /** Some or all were read, on this device or another. */
  'notifications.read': { subject: 'user', data: z.object({}), audience: ['subject'] },
  'notifications.preferences_changed': { subject: 'user', data: z.object({}), audience: [] },
})
