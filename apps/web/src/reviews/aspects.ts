import type { Aspect } from '@marea/contract/reviews/endpoints.ts'

export const aspects: readonly Aspect[] = [
  'cleanliness',
  'accuracy',
  'checkIn',
  'communication',
  'location',
  'value',
]
