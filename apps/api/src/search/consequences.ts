import type { Consequences } from '#platform/events/consequences.ts'
import { eraseSavedSearches } from './saved/account-deletion.ts'
import { emailMatches } from './saved/match-mails.ts'

export const searchConsequences: Consequences = {
  'search.matched': { email: emailMatches },
  'identity.account_deleted': { 'erase-saved-searches': eraseSavedSearches },
}
