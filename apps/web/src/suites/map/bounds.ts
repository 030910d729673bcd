/** A part of the coast, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number]

type Placed = { latitude: number; longitude: number }

/** All places, or the whole coast without any. */
export function boundsOf(places: readonly Placed[]): Bounds {
  if (places.length === 0) return [-80.32, 25.67, -80.11, 25.96]
  const east = places.map(({ longitude }) => longitude)
  const north = places.map(({ latitude }) => latitude)
  return [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)]
}

export function formatBounds(bounds: Bounds): string {
  return bounds.map((degrees) => degrees.toFixed(5)).join()
}

export function parseBounds(text: string | null): Bounds | null {
  const [west, south, east, north, ...more] = (text ?? '').split(',').map(Number)
  if (west === undefined || south === undefined || east === undefined) return null
  if (north === undefined || more.length > 0) return null
  const isBox = west < east && south < north && Math.abs(south) < 90 && Math.abs(north) < 90
  return isBox ? [west, south, east, north] : null
}
