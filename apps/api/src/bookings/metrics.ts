import { createCounter } from '#platform/metrics/counters.ts'

/** `lost` counts guests whose nights somebody else had just taken; the last three are owners' marks. */
export const bookingCounters = createCounter('marea_bookings_total', {
  help: 'Bookings by status, those lost to another guest, and arrivals and departures marked',
  label: 'step',
  values: [
    'held',
    'confirmed',
    'completed',
    'cancelled',
    'expired',
    'abandoned',
    'lost',
    'checked_in',
    'checked_out',
    'mark_undone',
  ],
})
