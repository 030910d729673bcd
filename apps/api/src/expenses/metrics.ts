import { createCounter } from '#platform/metrics/counters.ts'

export const expenseCounters = createCounter('marea_expenses_total', {
  help: 'Expenses recorded and voided, requests by decision, and recurring expenses',
  label: 'step',
  values: [
    'recorded',
    'voided',
    'requested',
    'approved',
    'declined',
    'schedule_started',
    'schedule_stopped',
    'schedule_failed',
  ],
})
