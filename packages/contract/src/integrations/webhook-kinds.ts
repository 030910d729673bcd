/** What an endpoint can be told of. Kinds are stored values and part of the payload. */
export const webhookKinds = [
  'booking.confirmed',
  'booking.changed',
  'booking.canceled',
  'message.received',
  'review.published',
  'calendar.changed',
  'payout.sent',
  'statement.ready',
] as const
export type WebhookKind = (typeof webhookKinds)[number]

/** Sent by hand, to any endpoint. */
export const testKind = 'test'

/** Of the payload; another one is added beside it when fields change their meaning. */
export const webhookVersion = '2026-11-01'

export const maxWebhookEndpoints = 5
