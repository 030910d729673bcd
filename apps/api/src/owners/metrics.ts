import { createCounter } from '#platform/metrics/counters.ts'

export const expenseCounts = createCounter('marea_expenses_total', {
  help: 'Expenses of homes by what was done with them',
  label: 'step',
  values: ['recorded', 'voided'],
})
