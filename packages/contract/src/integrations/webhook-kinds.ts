/**
 * Kinds of events that an endpoint can receive. Kinds are stored values and part of the payload.
 */
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

/** The version of the payload; a new one is added beside it when fields change their meaning. */
export const webhookVersion = '2026-11-01'

export const maxWebhookEndpoints = 5
