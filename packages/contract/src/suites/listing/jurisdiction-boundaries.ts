import { z } from 'zod'
import { Code, type Jurisdiction } from '#suites/jurisdictions.ts'

const Point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
type Point = z.infer<typeof Point>

/** A ring of longitudes and latitudes, simplified by hand to about a block. */
export const Boundary = z.array(Point).min(3).max(500)
export type Boundary = z.infer<typeof Boundary>

export const BoundedJurisdiction = z.object({ code: Code, boundary: Boundary.nullable() })
export type BoundedJurisdiction = z.infer<typeof BoundedJurisdiction>

/** Null outside every boundary; of several the smallest counts, because a city lies in its county. */
export function jurisdictionAt(
  jurisdictions: readonly BoundedJurisdiction[],
  latitude: number,
  longitude: number,
): Jurisdiction | null {
  const around = jurisdictions.flatMap(({ code, boundary }) =>
    boundary && isInside(boundary, [longitude, latitude]) ? [{ code, area: areaOf(boundary) }] : [],
  )
  return around.toSorted((one, other) => one.area - other.area)[0]?.code ?? null
}

/** Counts how many edges lie to the east of the point: an odd number means inside. */
function isInside(outline: Boundary, [x, y]: Point): boolean {
  const crossed = edgesOf(outline).filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
  )
  return crossed.length % 2 === 1
}

function areaOf(outline: Boundary): number {
  return Math.abs(
    edgesOf(outline).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0),
  )
}

function edgesOf(outline: Boundary): [Point, Point][] {
  return outline.map((point, index) => [point, outline[(index + 1) % outline.length] ?? point])
}
