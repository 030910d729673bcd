import type { Position } from '@marea/contract/suites/kilometers.ts'
import type { LandmarkKind } from '@marea/contract/suites/nearby.ts'

export type Landmark = Position & { name: string; kind: LandmarkKind }

/** Popular destinations around the homes by their proper names; coordinates are approximate. */
export const landmarks: readonly Landmark[] = [
  ...placesOf('beach', [
    ['South Pointe Park', 25.764, -80.13],
    ['Lummus Park, South Beach', 25.78, -80.13],
    ['Mid-Beach', 25.8187, -80.1222],
    ['North Beach Oceanside Park', 25.8678, -80.1195],
    ['Surfside Beach', 25.8787, -80.1205],
    ['Bal Harbour Beach', 25.893, -80.1225],
    ['Haulover Park', 25.9035, -80.1215],
    ['Sunny Isles Beach', 25.942, -80.12],
    ['Crandon Park', 25.709, -80.156],
    ['Bill Baggs Cape Florida', 25.673, -80.159],
    ['Matheson Hammock Park', 25.679, -80.258],
    ['Fisher Island Beach', 25.7585, -80.139],
  ]),
  ...placesOf('grocery', [
    ['Publix, Mary Brickell Village', 25.765, -80.1935],
    ['Whole Foods Market, Downtown', 25.7722, -80.1882],
    ['The Fresh Market, Coconut Grove', 25.7295, -80.237],
    ['Publix, Le Jeune Road', 25.747, -80.263],
    ['Publix, Edgewater', 25.7932, -80.189],
    ['Publix, Biscayne Boulevard', 25.8196, -80.189],
    ['Whole Foods Market, South Beach', 25.7812, -80.1412],
    ['Publix, 20th Street and Bay', 25.7945, -80.144],
    ['Publix, Collins Avenue', 25.8535, -80.1207],
    ['Publix, Surfside', 25.8857, -80.1246],
    ['Publix, Sunny Isles Beach', 25.9465, -80.1226],
    ['Winn-Dixie, Key Biscayne', 25.6905, -80.165],
    ['Fisher Island Market', 25.761, -80.143],
  ]),
  ...placesOf('district', [
    ['Design District', 25.813, -80.193],
    ['Wynwood Walls', 25.801, -80.1993],
    ['Lincoln Road', 25.7906, -80.136],
    ['Bal Harbour Shops', 25.8885, -80.125],
    ['CocoWalk', 25.7283, -80.243],
    ['Miracle Mile', 25.7497, -80.26],
    ['Aventura Mall', 25.957, -80.143],
  ]),
  ...placesOf('museum', [
    ['Pérez Art Museum Miami', 25.7859, -80.1862],
    ['Vizcaya', 25.7444, -80.2105],
    ['The Bass', 25.7967, -80.1302],
    ['Institute of Contemporary Art', 25.8138, -80.193],
  ]),
  ...placesOf('downtown', [
    ['Brickell City Centre', 25.767, -80.1925],
    ['Bayfront Park', 25.7745, -80.186],
  ]),
  ...placesOf('airport', [
    ['Miami International (MIA)', 25.7959, -80.287],
    ['Fort Lauderdale–Hollywood International (FLL)', 26.0726, -80.1527],
  ]),
]

type Named = [name: string, latitude: number, longitude: number]

function placesOf(kind: LandmarkKind, places: readonly Named[]): Landmark[] {
  return places.map(([name, latitude, longitude]) => ({
    kind,
    name,
    latitude,
    longitude,
  }))
}
