import { createCounter } from '#platform/metrics/counters.ts'

export const bounceCounters = createCounter('marea_mail_addresses_total', {
  help: 'Addresses that a mail server refused for good, that work again, and emails not sent to them',
  label: 'step',
  values: ['bounced', 'recovered', 'skipped'],
})
