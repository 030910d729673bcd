import { createCounter } from '#platform/metrics/counters.ts'

export const emailCounters = createCounter('marea_emails_total', {
  help: 'Emails queued, sent, retried, failed for good, and bounced by the address',
  label: 'step',
  values: ['queued', 'sent', 'retried', 'failed', 'bounced'],
})

export const bounceCounters = createCounter('marea_mail_addresses_total', {
  help: 'Addresses that a mail server refused for good, that work again, and emails not sent to them',
  label: 'step',
  values: ['bounced', 'recovered', 'skipped'],
})
