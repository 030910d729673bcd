import { createCounter } from '#platform/metrics/counters.ts'

export const pushCounters = createCounter('marea_push_total', {
  help: 'Devices subscribed and removed because they are gone; messages sent, retried, refused and given up',
  label: 'step',
  values: ['subscribed', 'removed', 'sent', 'retried', 'refused', 'given_up'],
})
