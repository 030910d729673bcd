import { createCounter } from '#platform/metrics/counters.ts'

export const processorRows = createCounter('marea_processor_rows_total', {
  help: 'Balance transactions of the card processor stored, and payouts that changed',
  label: 'kind',
  values: ['transaction', 'payout'],
})
