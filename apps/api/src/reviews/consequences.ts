import type { Consequences } from '#platform/events/consequences.ts'
import { eraseReviewer } from './account-deletion.ts'
import { emailModeration } from './moderation/moderation-mails.ts'

export const reviewsConsequences: Consequences = {
  'reviews.hidden': { email: emailModeration('hidden') },
  'reviews.shown': { email: emailModeration('shown') },
  'identity.account_deleted': { 'erase-author': eraseReviewer },
}
