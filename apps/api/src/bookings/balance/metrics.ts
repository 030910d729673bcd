import { createCounter } from '#platform/metrics/counters.ts'

/** `declined` counts every attempt, `paid` also what guests pay early, `canceled` unpaid bookings. */
export const balanceCounts = createCounter('marea_rest_charges_total', {
  help: 'Rests of bookings paid in two parts, by what became of them',
  label: 'result',
  values: ['paid', 'declined', 'canceled'],
})
