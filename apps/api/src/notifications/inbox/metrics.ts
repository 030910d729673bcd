import { notificationKindNames } from '@marea/contract/notifications/kinds.ts'
import { createCounter } from '#platform/metrics/counters.ts'

export const notificationCounters = createCounter('marea_notifications_total', {
  help: 'Notifications by kind; a retried event adds none',
  label: 'kind',
  values: notificationKindNames,
})
