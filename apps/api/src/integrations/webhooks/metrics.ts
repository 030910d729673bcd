import { createCounter } from '#platform/metrics/counters.ts'

export const webhookCounters = createCounter('marea_outgoing_webhooks_total', {
  help: 'Events queued for endpoints, requests delivered, retried and given up, endpoints disabled',
  label: 'step',
  values: ['queued', 'delivered', 'retried', 'given_up', 'disabled'],
})
