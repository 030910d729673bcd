import type { Consequences } from '#platform/events/consequences.ts'
import { sendChangeLink, sendChangeNotice } from './email-change/email-change-mails.ts'
import { deleteHostIdsOfGuest } from './host-id/delete-host-ids.ts'
import { emailImpersonation } from './impersonation/mails.ts'
import { sendGreeting, sendLinkEmail, sendPasswordEmail } from './mails.ts'
import { emailLocked, emailUnlocked } from './people/mails.ts'

export const identityConsequences: Consequences = {
  'identity.registered': {
    email: { isWanted: ({ isMailAllowed }) => isMailAllowed, follow: sendGreeting },
  },
  'identity.confirmation_asked': { email: sendGreeting },
  'identity.confirmation_link_asked': { email: sendLinkEmail('again', 'confirm_sign_in') },
  'identity.reset_asked': { email: sendPasswordEmail },
  'identity.sign_in_throttled': { email: sendLinkEmail('warning', 'sign_in') },
  'identity.password_changed': { email: sendLinkEmail('password_changed', 'reset') },
  'identity.password_reset': { email: sendLinkEmail('password_changed', 'reset') },
  'identity.second_factor_on': { email: sendLinkEmail('second_factor_on', 'reset') },
  'identity.second_factor_off': { email: sendLinkEmail('second_factor_off', 'reset') },
  'identity.recovery_code_used': { email: sendLinkEmail('recovery_code_used', 'reset') },
  'identity.passkey_added': { email: sendLinkEmail('passkey_added', 'reset') },
  'identity.linked': { email: sendLinkEmail('linked', 'sign_in') },
  'identity.email_change_asked': { email: sendChangeLink },
  'identity.email_changed': { email: sendChangeNotice },
  'identity.account_locked': { email: emailLocked },
  'identity.account_unlocked': { email: emailUnlocked },
  'identity.acting_started': { email: emailImpersonation },
  'identity.account_deleted': { 'delete-host-ids': deleteHostIdsOfGuest },
}
