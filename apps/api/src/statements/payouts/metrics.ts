import { createCounter } from '#platform/metrics/counters.ts'

export const payoutCounters = createCounter('marea_owner_payouts_total', {
  help: 'Payouts to owners, on demand and by schedule, and scheduled ones that were not made',
  label: 'step',
  values: ['requested', 'scheduled', 'skipped', 'failed'],
})
