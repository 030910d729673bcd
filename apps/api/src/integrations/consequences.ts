import type { Consequences } from '#platform/events/consequences.ts'
import { revokeTokens } from './tokens/end-tokens.ts'
import { emailTokenCreated } from './tokens/token-mails.ts'
import { eraseWebhooks } from './webhooks/jobs.ts'
import { tellEndpoints } from './webhooks/webhook-events.ts'
import { emailWebhookDisabled } from './webhooks/webhook-mails.ts'

export const integrationsConsequences: Consequences = {
  'integrations.token_created': { email: emailTokenCreated },
  'integrations.webhook_disabled': { email: emailWebhookDisabled },
  'identity.password_changed': { 'revoke-tokens': revokeTokens },
  'identity.password_reset': { 'revoke-tokens': revokeTokens },
  'identity.access_revoked': { 'revoke-tokens': revokeTokens, 'erase-webhooks': eraseWebhooks },
  'identity.account_deleted': { 'revoke-tokens': revokeTokens, 'erase-webhooks': eraseWebhooks },
  'booking.confirmed': { 'tell-endpoints': tellEndpoints.bookingConfirmed },
  'booking.changed': { 'tell-endpoints': tellEndpoints.bookingChanged },
  'booking.cancelled': { 'tell-endpoints': tellEndpoints.bookingCanceled },
  'messaging.sent': {
    'tell-endpoints': {
      isWanted: ({ by, to }) => by === 'guest' && to !== 'guest',
      follow: tellEndpoints.messageReceived,
    },
  },
  'reviews.written': { 'tell-endpoints': tellEndpoints.reviewPublished },
  'calendar.taken': { 'tell-endpoints': tellEndpoints.calendarChanged },
  'calendar.freed': { 'tell-endpoints': tellEndpoints.calendarChanged },
  'wallet.withdrawal_sent': {
    'tell-endpoints': {
      isWanted: ({ source }) => source === 'payable',
      follow: tellEndpoints.payoutSent,
    },
  },
  'owners.month_sealed': { 'tell-endpoints': tellEndpoints.statementReady },
}
