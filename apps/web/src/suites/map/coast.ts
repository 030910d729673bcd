import raw from './coast.geojson?raw'

type Place = readonly [longitude: number, latitude: number]
type Feature = {
  properties: { kind: string; name?: string; turn?: number }
  geometry:
    | { type: 'Point'; coordinates: Place }
    | { type: 'LineString'; coordinates: Place[] }
    | { type: 'Polygon'; coordinates: Place[][] }
}

const { features }: { features: Feature[] } = JSON.parse(raw)

const west = -80.32
const north = 25.99

/** Projects a place onto the drawing: 3,000 units per degree of longitude, north at the top. */
export function project(longitude: number, latitude: number): { x: number; y: number } {
  return { x: (longitude - west) * 3000, y: (north - latitude) * 3333.3 }
}

export function unproject(x: number, y: number): { longitude: number; latitude: number } {
  return { longitude: x / 3000 + west, latitude: north - y / 3333.3 }
}

export function pathOf(kind: string): string {
  return features
    .filter(({ properties }) => properties.kind === kind)
    .map(({ geometry }) => {
      if (geometry.type === 'Polygon') return `${geometry.coordinates.map(draw).join('Z')}Z`
      return geometry.type === 'LineString' ? draw(geometry.coordinates) : ''
    })
    .join('')
}

export function labelsOf(kind: string) {
  return features.flatMap(({ properties, geometry }) => {
    if (properties.kind !== kind || geometry.type !== 'Point') return []
    const { name = '', turn = 0 } = properties
    return [{ name, turn, ...project(...geometry.coordinates) }]
  })
}

function draw(places: readonly Place[]): string {
  const points = places.map((place) => {
    const { x, y } = project(...place)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}
