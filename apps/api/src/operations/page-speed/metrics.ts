import { type Vital, vitals } from '@marea/contract/operations/vitals.ts'
import { createDurations } from '#platform/metrics/counters.ts'

const bucketsOf = (vital: Vital) => vitals[vital].bounds.map((bound) => bound / 1000)

/** By vital; seconds, and the layout shift as browsers report it. */
export const speedHistograms = {
  lcp: createDurations('marea_page_lcp_seconds', {
    help: 'Time until the largest part of a page was shown to a visitor',
    buckets: bucketsOf('lcp'),
  }),
  inp: createDurations('marea_page_inp_seconds', {
    help: 'Time until a page showed the slowest response to a visitor',
    buckets: bucketsOf('inp'),
  }),
  cls: createDurations('marea_page_cls', {
    help: 'How far a page shifted under a visitor, as browsers report it',
    buckets: bucketsOf('cls'),
  }),
}
