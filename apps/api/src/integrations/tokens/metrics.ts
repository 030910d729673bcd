import { createCounter } from '#platform/metrics/counters.ts'

export const tokenCounters = createCounter('marea_api_tokens_total', {
  help: 'Calls with an API token: accepted, refused as unknown or expired, and without the scope',
  label: 'outcome',
  values: ['accepted', 'invalid', 'scope_missing'],
})
