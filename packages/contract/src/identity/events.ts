import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'

const none = z.object({})
const nobody = { audience: [] } as const

const identity = { subject: 'user', data: none, ...nobody } as const
const hostId = { subject: 'user', data: z.object({ reference: z.string() }), ...nobody } as const
const emailChange = { ...identity, data: z.object({ changeId: z.string() }) } as const

export const identityEvents = defineEvents({
  'identity.registered': {
    ...identity,
    data: z.object({ isMailAllowed: z.boolean(), next: z.string().optional() }),
  },
  'identity.confirmation_asked': {
    ...identity,
    data: z.object({ next: z.string().optional() }),
  },
  'identity.confirmation_link_asked': identity,
  'identity.email_confirmed': identity,
  /** A mail server refused the address for good. */
  'identity.email_bounced': identity,
  'identity.email_delivered_again': identity,
  'identity.email_change_asked': emailChange,
  'identity.email_changed': emailChange,
  'identity.email_change_undone': identity,
  'identity.signed_in': {
    ...identity,
    data: z.object({ way: z.enum(['email', 'link', 'google', 'apple', 'passkey']) }),
  },
  'identity.sign_in_throttled': identity,
  'identity.linked': { ...identity, data: z.object({ way: z.enum(['google', 'apple']) }) },
  'identity.reset_asked': identity,
  'identity.password_reset': identity,
  'identity.password_changed': identity,
  /** All ways to sign in except the mailbox and the requesting session were revoked. */
  'identity.access_revoked': identity,
  'identity.second_factor_on': identity,
  'identity.second_factor_off': identity,
  'identity.recovery_code_used': identity,
  'identity.passkey_added': identity,
  'identity.passkey_removed': identity,
  'identity.account_locked': { ...identity, data: z.object({ reason: z.string() }) },
  'identity.account_unlocked': identity,
  'identity.acting_started': { ...identity, data: z.object({ reason: z.string() }) },
  'identity.acting_ended': identity,
  'identity.sessions_revoked': { ...identity, data: z.object({ count: z.int() }) },
  'identity.profile_changed': { ...identity, data: z.object({ fields: z.array(z.string()) }) },
  'identity.profile_granted': {
    ...identity,
    data: z.object({ profile: z.enum(['USER', 'OWNER', 'ADMIN']) }),
  },
  'identity.account_deleted': identity,
  'identity.host_id_uploaded': hostId,
  'identity.host_id_viewed': hostId,
  'identity.host_id_accepted': hostId,
  'identity.host_id_rejected': hostId,
  'identity.host_id_deleted': hostId,
})
