import { createCounter } from '#platform/metrics/counters.ts'

export const listingCounters = createCounter('marea_listings_total', {
  help: 'Sections saved, refused as changed by someone else, photos uploaded, homes published',
  label: 'step',
  values: ['started', 'saved', 'conflict', 'photo', 'published', 'changed', 'unlisted'],
})
