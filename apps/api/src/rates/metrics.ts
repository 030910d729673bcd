import { createCounter } from '#platform/metrics/counters.ts'

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
