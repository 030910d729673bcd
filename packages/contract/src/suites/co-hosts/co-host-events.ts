import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'
import { coHostRoles } from './co-host-roles.ts'

const nobody = { audience: [] } as const
const role = z.enum(coHostRoles)

/** `name` is the shortened address, because the invited person may have no account. */
const invitation = {
  subject: 'suite',
  data: z.object({ invitationId: z.string(), name: z.string(), role }),
  ...nobody,
} as const

const coHost = {
  subject: 'suite',
  data: z.object({ userId: z.string(), role }),
  ...nobody,
} as const

export const coHostEvents = defineEvents({
  'co_hosts.invited': invitation,
  'co_hosts.invitation_resent': invitation,
  'co_hosts.invitation_withdrawn': invitation,
  'co_hosts.invitation_declined': invitation,
  /** Once per email to the invited person; the other kinds are recorded for each home. */
  'co_hosts.invitation_sent': {
    subject: 'user',
    data: z.object({ invitationId: z.string() }),
    ...nobody,
  },
  'co_hosts.invitation_accepted': {
    subject: 'user',
    data: z.object({
      userId: z.string(),
      homes: z.array(z.object({ name: z.string(), role })),
    }),
    ...nobody,
  },
  'co_hosts.joined': coHost,
  'co_hosts.role_changed': coHost,
  'co_hosts.removed': coHost,
  'co_hosts.left': coHost,
})
