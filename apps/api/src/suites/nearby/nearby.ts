import type { Position } from '@marea/contract/suites/kilometers.ts'
import { landmarkKinds, type NearbyPlace } from '@marea/contract/suites/nearby.ts'
import { type Landmark, landmarks } from './landmarks.ts'
import { roadBetween } from './road.ts'

/** How many of each kind are shown, the nearest ones. */
const shown = { beach: 1, grocery: 1, district: 3, museum: 1, downtown: 1, airport: 1 }

/** In kilometers, so that a home far from all of them has none. */
const farthest = 100

const walkSpeed = 4.8
const farthestWalk = 2
/** In kilometers per hour: on streets for the first kilometers, on expressways after that. */
const streetSpeed = 32
const expresswaySpeed = 72
const streetKilometers = 8

/** About how far the places that matter to guests are. */
export function nearbyOf({ latitude, longitude }: Position): NearbyPlace[] {
  const places = landmarks.map((landmark) => placeFrom({ latitude, longitude }, landmark))
  const ordered = places
    .filter(({ kilometers }) => kilometers <= farthest)
    .sort((one, other) => one.kilometers - other.kilometers)
  const kept = landmarkKinds.flatMap((kind) =>
    ordered.filter((place) => place.kind === kind).slice(0, shown[kind]),
  )
  return kept.sort((one, other) => one.kilometers - other.kilometers)
}

function placeFrom(home: Position, landmark: Landmark): NearbyPlace {
  const { kilometers, waitMinutes, isByWater } = roadBetween(home, landmark)
  const canWalk = !isByWater && kilometers <= farthestWalk
  return {
    name: landmark.name,
    kind: landmark.kind,
    kilometers: Math.max(0.1, Math.round(10 * kilometers) / 10),
    walkMinutes: canWalk ? roundMinutes((60 * kilometers) / walkSpeed) : null,
    driveMinutes: roundMinutes(waitMinutes + drivingMinutes(kilometers)),
  }
}

function drivingMinutes(kilometers: number): number {
  const onStreets = Math.min(kilometers, streetKilometers)
  return 60 * (onStreets / streetSpeed + (kilometers - onStreets) / expresswaySpeed)
}

/** Rounds longer times to five minutes, because the estimate is not more exact. */
function roundMinutes(minutes: number): number {
  return minutes < 12 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5)
}
