import { newCount } from '#platform/counts.ts'

export const expenseCounts = newCount('marea_expenses_total', {
  help: 'Expenses of homes by what was done with them',
  label: 'step',
  values: ['recorded', 'voided'],
})
