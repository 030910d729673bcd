import { isFailed, linesOf, type MixedLoad, percentile, type Sample } from '../day/mixed-load.ts'
import { shares } from '../day/visits.ts'
import { type Outage, recoveryMs } from './faults.ts'

const maxSpread = 20

/**
 * Prints what happened; false if a failure is not explained by a fault, or a response was wrong.
 */
export function judge(
  { samples }: MixedLoad,
  outages: readonly Outage[],
  say: (line: string) => void,
): boolean {
  const calm = samples.filter((sample) => !outages.some((outage) => touches(sample, outage)))
  const failed = samples.filter(isFailed)
  const unexplained = calm.filter(isFailed)
  const dishonest = failed.filter(({ status }) => status !== 0 && status !== 503)
  say(`${samples.length} visits, ${calm.length} of them beside no fault:`)
  for (const line of linesOf(calm)) say(`  ${line}`)
  for (const { name, recovered } of recoveries(failed, outages)) say(`${name}: ${recovered}`)
  say(`Failures that no fault explains: ${describe(unexplained)}.`)
  say(`Failures other than 503 and cut connections: ${describe(dishonest)}.`)
  const spread = largestSpread(calm)
  say(`Largest p99 / p50 of a kind of visit: ${spread.toFixed(1)} (goal: ${maxSpread}).`)
  return unexplained.length === 0 && dishonest.length === 0
}

function touches({ atMs, ms }: Sample, { fromMs, toMs }: Outage): boolean {
  return atMs < toMs + recoveryMs && atMs + ms > fromMs
}

/** How long after the end of each fault the last visit that it explains failed. */
function recoveries(failed: readonly Sample[], outages: readonly Outage[]) {
  return [...Map.groupBy(outages, ({ name }) => name)].map(([name, all]) => {
    const late = all.map((outage) => {
      const ends = failed
        .filter((sample) => touches(sample, outage))
        .map(({ atMs, ms }) => atMs + ms - outage.toMs)
      return Math.max(0, ...ends)
    })
    const count = failed.filter((sample) => all.some((outage) => touches(sample, outage))).length
    const longest = (Math.max(...late) / 1000).toFixed(1)
    return {
      name,
      recovered: `${all.length} times, ${count} failed, last one ${longest} s after it`,
    }
  })
}

function describe(samples: readonly Sample[]): string {
  const groups = Map.groupBy(samples, ({ kind, status }) => `${kind} ${status}`)
  return [...groups].map(([what, all]) => `${what} × ${all.length}`).join(', ') || 'none'
}

function largestSpread(samples: readonly Sample[]): number {
  const spreads = Object.keys(shares).map((kind) => {
    const these = samples.filter((sample) => sample.kind === kind)
    return these.length < 100 ? 0 : percentile(these, 0.99) / percentile(these, 0.5)
  })
  return Math.max(...spreads)
}

type MemorySample = { atMs: number; megabytes: number }

/** The slope over the second half of the run, when everything has been loaded once. */
export function slopeOf(samples: readonly MemorySample[]): string {
  const half = samples.slice(Math.floor(samples.length / 2))
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
  const [x, y] = [mean(half.map(({ atMs }) => atMs)), mean(half.map((each) => each.megabytes))]
  const above = half.reduce((sum, each) => sum + (each.atMs - x) * (each.megabytes - y), 0)
  const below = half.reduce((sum, each) => sum + (each.atMs - x) ** 2, 0)
  const perMinute = (60_000 * above) / below
  return `${y.toFixed(0)} MB, ${perMinute.toFixed(1)} MB a minute in the second half`
}
