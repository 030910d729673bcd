import { createCounter, createDurations } from '#platform/metrics/counters.ts'

export const chargeCounts = createCounter('marea_charges_total', {
  help: 'Card charges started, and ended by outcome',
  label: 'status',
  values: ['started', 'succeeded', 'failed'],
})

export const webhookCounters = createCounter('marea_webhooks_total', {
  help: 'Events of the card processor received, repeated, refused and handled',
  label: 'step',
  values: ['received', 'repeated', 'refused', 'handled'],
})

export const webhookLag = createDurations('marea_webhook_lag_seconds', {
  help: 'Time from an event at the card processor until it was handled',
  buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 3600],
})

export const disputeCounters = createCounter('marea_disputes_total', {
  help: 'Card disputes opened, answered, won and lost, and early fraud warnings',
  label: 'step',
  values: ['opened', 'submitted', 'accepted', 'won', 'lost', 'ended', 'unknown_charge', 'warned'],
})
