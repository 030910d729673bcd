import { kilometersBetween, type Position } from '@marea/contract/suites/kilometers.ts'
import { wordsOf } from '#platform/words.ts'
import { type Landmark, landmarks } from '#suites/nearby/landmarks.ts'
import { roadBetween } from '#suites/nearby/road.ts'

/** By road, about three miles, as on the page of a home. */
const nearKilometers = 5

/** The landmarks to search around; grocery stores are left out, because they do not decide the choice of a home. */
export const searchedLandmarks: readonly Landmark[] = landmarks.filter(
  ({ kind }) => kind !== 'grocery',
)

const byWords = new Map(
  searchedLandmarks.map((landmark) => [wordsOf(landmark.name).join(' '), landmark]),
)

/** The landmark that a search names in full. */
export function landmarkNamed(where: string): Landmark | undefined {
  return byWords.get(wordsOf(where).join(' '))
}

export function isNear(landmark: Position, home: Position): boolean {
  // No road is shorter than the straight line, which takes much less time to compute.
  if (kilometersBetween(home, landmark) > nearKilometers) return false
  return roadBetween(home, landmark).kilometers <= nearKilometers
}

/** To a tenth of a kilometer, as on the page of a home. */
export function kilometersTo(landmark: Position, home: Position): number {
  return Math.max(0.1, Math.round(10 * roadBetween(home, landmark).kilometers) / 10)
}
