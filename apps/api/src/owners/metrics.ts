import { createCounter } from '#platform/metrics/counters.ts'

export const expenseCounters = createCounter('marea_expenses_total', {
  help: 'Expenses recorded and voided',
  label: 'step',
  values: ['recorded', 'voided'],
})
