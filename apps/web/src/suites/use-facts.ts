import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'

type SuiteCounts = Pick<Suite, 'guests' | 'bedrooms' | 'beds' | 'bathrooms'>

/** Guests, bedrooms and beds in the reader's language. */
export function useFacts({ guests, bedrooms, beds, bathrooms }: SuiteCounts): string[] {
  const t = useText()
  return [
    t('suite.guests', { count: guests }),
    t('suite.bedrooms', { count: bedrooms }),
    t('suite.beds', { count: beds }),
    t('suite.baths', { count: bathrooms, baths: withHalves(bathrooms) }),
  ]
}

function withHalves(count: number): string {
  const whole = Math.floor(count)
  if (count === whole) return String(count)
  return `${whole || ''}½`
}
