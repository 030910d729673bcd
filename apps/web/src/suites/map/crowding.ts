export type Spot = { slug: string; x: number; y: number }

export type Standing = 'price' | 'dot'

const room = { x: 70, y: 36 }

/**
 * Earlier pins keep their price; one that would cover it shrinks to a dot; those out of view are
 * left out.
 */
export function standings(
  spots: readonly Spot[],
  view: { width: number; height: number },
): ReadonlyMap<string, Standing> {
  const seen = spots.filter(({ x, y }) => x >= 0 && y >= 0 && x <= view.width && y <= view.height)
  const priced: Spot[] = []
  return new Map(
    seen.map((spot) => {
      const isCovering = priced.some((other) => doTouch(spot, other))
      if (!isCovering) priced.push(spot)
      return [spot.slug, isCovering ? 'dot' : 'price']
    }),
  )
}

function doTouch(one: Spot, other: Spot): boolean {
  return Math.abs(one.x - other.x) < room.x && Math.abs(one.y - other.y) < room.y
}
