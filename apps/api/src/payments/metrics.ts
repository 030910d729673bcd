import { createCounter } from '#platform/metrics/counters.ts'

export const chargeCounts = createCounter('marea_charges_total', {
  help: 'Card charges started, and ended by outcome',
  label: 'status',
  values: ['started', 'succeeded', 'failed'],
})
