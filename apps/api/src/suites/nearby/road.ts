import { kilometersBetween, type Position } from '@marea/contract/suites/kilometers.ts'

type Land = 'mainland' | 'beach' | 'key' | 'fisher'

type End = Position & { land: Land }

/** A way over the water; `waitMinutes` is for the ferry. */
type Crossing = { from: End; to: End; kilometers: number; waitMinutes: number }

type Road = { kilometers: number; waitMinutes: number; isByWater: boolean }

/** Streets are longer than the straight line by this factor (decision 74). */
const detour = 1.3

const crossings: readonly Crossing[] = [
  ...bridge([25.7885, -80.188], [25.7722, -80.15], 4), // MacArthur
  ...bridge([25.8115, -80.1895], [25.812, -80.142], 4.8), // Julia Tuttle
  ...bridge([25.8485, -80.1845], [25.8525, -80.1335], 5.3), // 79th Street
  ...bridge([25.8885, -80.163], [25.888, -80.129], 3.5), // Broad
  ...bridge([25.929, -80.15], [25.93, -80.125], 2.6), // Sunny Isles
  ...bridge([25.955, -80.143], [25.9555, -80.1215], 2.2), // Lehman
  ...bridge([25.748, -80.205], [25.743, -80.172], 3.5), // Rickenbacker
  ...bridge([25.764, -80.144], [25.7695, -80.144], 0.8, 20), // Fisher Island ferry
]

/** The shortest way by car, over bridges where water lies between. */
export function roadBetween(from: Position, to: Position): Road {
  const target = { ...to, land: landOf(to) }
  const [first, ...others] = roadsTo(target, from, [landOf(from)])
  if (!first) throw new Error('Every piece of land has a crossing.')
  return others.reduce((best, road) => (road.kilometers < best.kilometers ? road : best), first)
}

/** `lands` are those on the way so far, the current one last. */
function roadsTo(target: End, at: Position, lands: readonly Land[]): Road[] {
  const here = lands.at(-1)
  if (here === target.land) {
    const kilometers = detour * kilometersBetween(at, target)
    return [{ kilometers, waitMinutes: 0, isByWater: false }]
  }
  return crossings
    .filter(({ from, to }) => from.land === here && !lands.includes(to.land))
    .flatMap(({ from, to, kilometers, waitMinutes }) => {
      const before = detour * kilometersBetween(at, from) + kilometers
      return roadsTo(target, to, [...lands, to.land]).map((rest) => ({
        kilometers: before + rest.kilometers,
        waitMinutes: waitMinutes + rest.waitMinutes,
        isByWater: true,
      }))
    })
}

/** The areas that the bay separates; islands on a causeway belong to the beaches. */
function landOf({ latitude, longitude }: Position): Land {
  if (latitude < 25.7655 && latitude > 25.754 && longitude > -80.15 && longitude < -80.1345)
    return 'fisher'
  if (latitude < 25.754 && latitude > 25.65 && longitude > -80.175) return 'key'
  const bay = latitude < 25.87 ? -80.17 : -80.1315
  return latitude >= 25.754 && latitude < 25.975 && longitude > bay ? 'beach' : 'mainland'
}

type Coordinates = readonly [latitude: number, longitude: number]

function bridge(
  one: Coordinates,
  other: Coordinates,
  kilometers: number,
  waitMinutes = 0,
): Crossing[] {
  const [from, to] = [endAt(one), endAt(other)]
  return [
    { from, to, kilometers, waitMinutes },
    { from: to, to: from, kilometers, waitMinutes },
  ]
}

function endAt([latitude, longitude]: Coordinates): End {
  return { latitude, longitude, land: landOf({ latitude, longitude }) }
}
