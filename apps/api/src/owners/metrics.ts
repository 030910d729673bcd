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

export const payoutCounters = createCounter('marea_owner_payouts_total', {
  help: 'Payouts to owners, on demand and by schedule, and scheduled ones that were not made',
  label: 'step',
  values: ['requested', 'scheduled', 'skipped', 'failed'],
})

export const priceRuleCounters = createCounter('marea_price_rules_total', {
  help: 'Price rules saved and back-tested',
  label: 'step',
  values: ['saved', 'back_tested'],
})

export const calendarChangeCounters = createCounter('marea_calendar_changes_total', {
  help: 'Changes that owners made to their calendars',
  label: 'kind',
  values: ['block', 'owner_stay', 'unblock', 'rates', 'clear', 'undo'],
})
