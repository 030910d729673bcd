export type Position = { latitude: number; longitude: number }

const kilometersPerDegree = 111.2

/** Straight over the ground; within a metropolitan area the earth is flat enough. */
export function kilometersBetween(one: Position, other: Position): number {
  const north = one.latitude - other.latitude
  const middle = (((one.latitude + other.latitude) / 2) * Math.PI) / 180
  const east = (one.longitude - other.longitude) * Math.cos(middle)
  return kilometersPerDegree * Math.hypot(north, east)
}
