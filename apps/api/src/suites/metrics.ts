import { createCounter } from '#platform/metrics/counters.ts'

export const listingCounters = createCounter('marea_listings_total', {
  help: 'Sections saved or refused as changed by someone else, files uploaded, refused or deleted, homes published',
  label: 'step',
  values: [
    'started',
    'saved',
    'conflict',
    'photo',
    'video',
    'upload_refused',
    'upload_deleted',
    'published',
    'changed',
    'unlisted',
  ],
})
