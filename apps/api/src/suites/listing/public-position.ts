import { randomInt } from 'node:crypto'

type Position = { latitude: number; longitude: number }

const metersPerDegree = 111_320
const closest = 60
const farthest = 130

/** Moved at random by less than a block, so that a listing does not reveal the exact address. */
export function publicPosition({ latitude, longitude }: Position): Position {
  const distance = randomInt(closest, farthest + 1)
  const angle = (randomInt(360) * Math.PI) / 180
  const north = (distance * Math.cos(angle)) / metersPerDegree
  const east =
    (distance * Math.sin(angle)) / (metersPerDegree * Math.cos((latitude * Math.PI) / 180))
  return { latitude: rounded(latitude + north), longitude: rounded(longitude + east) }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}
