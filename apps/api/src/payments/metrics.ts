import { createCounter } from '#platform/metrics/counters.ts'

export const chargeCounts = createCounter('marea_charges_total', {
  help: 'Charges of cards by how they ended, and those begun',
  label: 'status',
  values: ['started', 'succeeded', 'failed'],
})
