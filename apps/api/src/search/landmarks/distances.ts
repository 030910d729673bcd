import type { Position } from '@marea/contract/suites/kilometers.ts'
import type { Found } from '#search/results.ts'
import { kilometersTo } from './near-landmark.ts'

/** The cards of a search around a landmark, each with its distance; others as they are. */
export function withDistances(
  cards: readonly (string | undefined)[],
  { landmark }: Pick<Found, 'landmark'>,
): readonly (string | undefined)[] {
  if (!landmark) return cards
  return cards.map((card) => {
    if (!card) return undefined
    const home: Position = JSON.parse(`${card}}`)
    return `${card},"kilometers":${kilometersTo(landmark, home)}`
  })
}
