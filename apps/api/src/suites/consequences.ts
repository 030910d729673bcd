import type { Consequences } from '#platform/events/consequences.ts'
import { eraseCoHosting } from './account-deletion.ts'
import { emailOwner } from './admin/admin-mails.ts'
import { emailAgreement } from './agreements/mails.ts'
import { emailAcceptance, emailInvitation, emailRemoval } from './co-hosts/mails.ts'

export const suitesConsequences: Consequences = {
  'agreements.version_added': { 'email-owner': emailAgreement },
  'co_hosts.invitation_sent': { 'email-invited': emailInvitation },
  'co_hosts.invitation_accepted': { 'email-owner': emailAcceptance },
  'co_hosts.removed': { 'email-co-host': emailRemoval },
  'suites.correction_asked': { 'email-owner': emailOwner('correction') },
  'suites.taken_off': { 'email-owner': emailOwner('taken_off') },
  'suites.license_lapsed': { 'email-owner': emailOwner('lapsed') },
  'identity.account_deleted': { 'erase-co-hosting': eraseCoHosting },
}
