import type { Consequences } from '#platform/events/consequences.ts'
import { eraseApplications } from './account-deletion.ts'
import { emailApplication } from './applications/mails.ts'

export const ownersConsequences: Consequences = {
  'owners.application_sent': { email: emailApplication('sent') },
  'owners.application_approved': { email: emailApplication('approved') },
  'owners.application_rejected': { email: emailApplication('rejected') },
  'identity.account_deleted': { 'erase-applications': eraseApplications },
}
