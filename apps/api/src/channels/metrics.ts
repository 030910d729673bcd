import { createCounter } from '#platform/metrics/counters.ts'

export const checkCounters = createCounter('marea_feed_checks_total', {
  help: 'Checks of calendars of other channels',
  label: 'outcome',
  values: ['changed', 'unchanged', 'quarantined', 'failed'],
})
