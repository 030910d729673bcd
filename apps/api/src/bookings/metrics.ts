import { createCounter } from '#platform/metrics/counters.ts'

/** `lost` counts guests whose nights somebody else had just taken. */
export const bookingCounters = createCounter('marea_bookings_total', {
  help: 'Bookings by status, and those lost to another guest',
  label: 'step',
  values: ['held', 'confirmed', 'completed', 'cancelled', 'expired', 'abandoned', 'lost'],
})
