import { z } from 'zod'
import { Reason } from '#platform/approvals.ts'
import { endpoints } from '#platform/endpoint.ts'

export const OpenedMessage = z.object({
  id: z.int(),
  by: z.enum(['guest', 'owner']),
  /** Empty where only photos were sent. */
  text: z.string(),
  at: z.iso.datetime(),
})
export type OpenedMessage = z.infer<typeof OpenedMessage>

export const adminMessageEndpoints = endpoints({
  'POST /admin/bookings/:id/messages/opening': {
    summary:
      'Open the messages between a booking’s guest and owner; each view is recorded with its reason',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ reason: Reason }),
    result: z.array(OpenedMessage),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
