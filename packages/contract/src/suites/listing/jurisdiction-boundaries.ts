import type { Jurisdiction } from '#suites/jurisdictions.ts'

type Point = readonly [longitude: number, latitude: number]

/**
 * The limits of each municipality, simplified by hand to about a block. Fisher Island and the
 * county's other land outside these limits are unincorporated.
 */
const boundaries: readonly (readonly [Jurisdiction, readonly Point[]])[] = [
  [
    'miami_beach',
    [
      [-80.125, 25.762],
      [-80.1375, 25.7662],
      [-80.147, 25.7702],
      [-80.1555, 25.7742],
      [-80.1665, 25.7745],
      [-80.1665, 25.787],
      [-80.1645, 25.797],
      [-80.152, 25.803],
      [-80.15, 25.825],
      [-80.1445, 25.84],
      [-80.1455, 25.856],
      [-80.1445, 25.8722],
      [-80.115, 25.8722],
    ],
  ],
  [
    'surfside',
    [
      [-80.1305, 25.8722],
      [-80.115, 25.8722],
      [-80.115, 25.8868],
      [-80.1305, 25.8868],
    ],
  ],
  [
    'bal_harbour',
    [
      [-80.1305, 25.8868],
      [-80.115, 25.8868],
      [-80.115, 25.9005],
      [-80.1285, 25.9005],
    ],
  ],
  [
    'sunny_isles_beach',
    [
      [-80.1295, 25.926],
      [-80.115, 25.926],
      [-80.115, 25.9575],
      [-80.1295, 25.9575],
    ],
  ],
  [
    'aventura',
    [
      [-80.1555, 25.9415],
      [-80.1295, 25.9415],
      [-80.1245, 25.9575],
      [-80.1245, 25.9755],
      [-80.1525, 25.9755],
    ],
  ],
  [
    'key_biscayne',
    [
      [-80.1785, 25.678],
      [-80.1505, 25.678],
      [-80.1505, 25.7045],
      [-80.1785, 25.7045],
    ],
  ],
  [
    'coral_gables',
    [
      [-80.287, 25.763],
      [-80.2545, 25.763],
      [-80.2545, 25.738],
      [-80.2625, 25.73],
      [-80.2625, 25.711],
      [-80.245, 25.7],
      [-80.245, 25.67],
      [-80.275, 25.615],
      [-80.3, 25.615],
      [-80.28, 25.66],
      [-80.287, 25.705],
    ],
  ],
  [
    'miami',
    [
      [-80.2625, 25.711],
      [-80.2625, 25.73],
      [-80.2545, 25.738],
      [-80.2545, 25.763],
      [-80.322, 25.763],
      [-80.322, 25.78],
      [-80.258, 25.796],
      [-80.24, 25.812],
      [-80.21, 25.83],
      [-80.208, 25.856],
      [-80.178, 25.856],
      [-80.17, 25.82],
      [-80.165, 25.797],
      [-80.167, 25.7745],
      [-80.165, 25.76],
      [-80.19, 25.745],
      [-80.23, 25.715],
    ],
  ],
]

const county = { south: 25.13, north: 25.98, west: -80.88, east: -80.11 }

/** Null outside Miami-Dade County, where Marea lists no homes. */
export function jurisdictionAt(latitude: number, longitude: number): Jurisdiction | null {
  const isInCounty =
    latitude >= county.south &&
    latitude <= county.north &&
    longitude >= county.west &&
    longitude <= county.east
  if (!isInCounty) return null
  const found = boundaries.find(([, outline]) => isInside(outline, [longitude, latitude]))
  return found?.[0] ?? 'unincorporated'
}

/** Counts how many edges lie to the east of the point: an odd number means inside. */
function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  const crossed = outline.filter(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
  })
  return crossed.length % 2 === 1
}
