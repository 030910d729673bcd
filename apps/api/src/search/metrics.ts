import { matchReasons } from '@marea/contract/search/saved-searches.ts'
import { createCounter } from '#platform/metrics/counters.ts'

export const searchCountCounters = createCounter('marea_searches_counted_total', {
  help: 'Searches with dates that were counted, that named no known area, or that were too many',
  label: 'outcome',
  values: ['counted', 'unknown_area', 'too_many'],
})

export const savedSearchCounters = createCounter('marea_saved_search_matches_total', {
  help: 'Homes that guests with a saved search were alerted to, by reason',
  label: 'reason',
  values: matchReasons,
})
