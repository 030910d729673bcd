import type { Position } from '@marea/contract/suites/kilometers.ts'
import type { CardsById } from '#search/answer-json.ts'
import type { Found } from '#search/results.ts'
import { kilometersTo } from './near-landmark.ts'

/** The cards of a search around a landmark, each with its distance; others as they are. */
export function withDistances(cards: CardsById, { landmark }: Pick<Found, 'landmark'>): CardsById {
  if (!landmark) return cards
  const measured = [...cards].map(([id, card]): [string, string | undefined] => {
    if (!card) return [id, undefined]
    const home: Position = JSON.parse(`${card}}`)
    return [id, `${card},"kilometers":${kilometersTo(landmark, home)}`]
  })
  return new Map(measured)
}
