import { createCounter } from '#platform/metrics/counters.ts'

export const secondFactorCounters = createCounter('marea_second_factor_total', {
  help: 'Second factors switched on and off, and sign-ins finished with one',
  label: 'step',
  values: ['switched_on', 'switched_off', 'confirmed'],
})
