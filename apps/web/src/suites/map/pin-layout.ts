export type PinPosition = { slug: string; x: number; y: number }

export type PinDisplay = 'price' | 'dot'

const pinSize = { x: 70, y: 36 }

/**
 * Earlier pins keep their price; one that would cover it shrinks to a dot; those out of view are
 * left out.
 */
export function layOutPins(
  spots: readonly PinPosition[],
  view: { width: number; height: number },
): ReadonlyMap<string, PinDisplay> {
  const seen = spots.filter(({ x, y }) => x >= 0 && y >= 0 && x <= view.width && y <= view.height)
  const priced: PinPosition[] = []
  return new Map(
    seen.map((spot) => {
      const isCovering = priced.some((other) => overlap(spot, other))
      if (!isCovering) priced.push(spot)
      return [spot.slug, isCovering ? 'dot' : 'price']
    }),
  )
}

function overlap(one: PinPosition, other: PinPosition): boolean {
  return Math.abs(one.x - other.x) < pinSize.x && Math.abs(one.y - other.y) < pinSize.y
}
