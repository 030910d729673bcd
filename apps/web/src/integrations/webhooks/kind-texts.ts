import type { WebhookDelivery } from '@marea/contract/integrations/webhooks.ts'
import type { TextKey } from '@marea/contract/texts/keys.ts'

export const kindTexts: Record<WebhookDelivery['kind'], TextKey> = {
  'booking.confirmed': 'webhook.kind.booking_confirmed',
  'booking.changed': 'webhook.kind.booking_changed',
  'booking.canceled': 'webhook.kind.booking_canceled',
  'message.received': 'webhook.kind.message_received',
  'review.published': 'webhook.kind.review_published',
  'calendar.changed': 'webhook.kind.calendar_changed',
  'payout.sent': 'webhook.kind.payout_sent',
  'statement.ready': 'webhook.kind.statement_ready',
  test: 'webhook.kind.test',
}
