import type { PageSpeed } from '@marea/contract/operations/page-speed.ts'
import {
  type Device,
  type MeasuredPage,
  type Vital,
  vitalNames,
  vitals,
} from '@marea/contract/operations/vitals.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { speedHistograms } from './metrics.ts'
import { addSpeedCounts, deleteSpeedCountsBefore, sumSpeedCounts } from './page-speed-store.ts'

const daysKept = 400

type Visit = { page: MeasuredPage; device: Device } & { [vital in Vital]?: number | undefined }

export async function countVisit(ctx: Ctx, { page, device, ...measured }: Visit): Promise<null> {
  const day = todayOf(ctx)
  const counts = vitalNames.flatMap((vital) => {
    const value = measured[vital]
    if (value === undefined) return []
    speedHistograms[vital].observe(value / 1000)
    return { day, page, device, vital, bucket: bucketOf(vital, value), visits: 1 }
  })
  if (counts.length > 0) await addSpeedCounts(ctx.db, counts)
  return null
}

/** The last bucket has no upper bound. */
export function bucketOf(vital: Vital, value: number): number {
  const { bounds } = vitals[vital]
  const found = bounds.findIndex((bound) => value <= bound)
  return found === -1 ? bounds.length : found
}

export async function showPageSpeed(ctx: Ctx, days: number): Promise<PageSpeed[]> {
  const counts = await sumSpeedCounts(ctx.db, addDays(todayOf(ctx), 1 - days))
  const groups = Map.groupBy(counts, ({ page, device }) => `${page} ${device}`)
  return [...groups.values()]
    .flatMap((group) => {
      const of = (vital: Vital) => group.filter((count) => count.vital === vital)
      return group.slice(0, 1).map(({ page, device }) => ({
        page,
        device,
        visits: Math.max(...vitalNames.map((vital) => sumOf(of(vital)))),
        lcp: threeQuartersOf('lcp', of('lcp')),
        inp: threeQuartersOf('inp', of('inp')),
        cls: threeQuartersOf('cls', of('cls')),
      }))
    })
    .sort((one, other) => other.visits - one.visits)
}

type Count = { bucket: number; visits: number }

/**
 * The value below which three of four visits stay. Within a bucket visits count as evenly spread; beyond the last
 * bound nothing is known but the bound.
 */
export function threeQuartersOf(vital: Vital, counts: readonly Count[]): number | null {
  const { bounds } = vitals[vital]
  let left = sumOf(counts) * 0.75
  if (left === 0) return null
  for (const { bucket, visits } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    const from = bounds[bucket - 1] ?? 0
    const to = bounds[bucket] ?? from
    if (left <= visits) return Math.round(from + ((to - from) * left) / visits)
    left -= visits
  }
  return null
}

function sumOf(counts: readonly Count[]): number {
  return counts.reduce((sum, { visits }) => sum + visits, 0)
}

export const deleteOldPageSpeedJob: Job = {
  name: 'operations.delete-old-page-speed',
  cron: '27 5 * * *',
  handle: (ctx) => deleteSpeedCountsBefore(ctx.db, addDays(todayOf(ctx), -daysKept)),
}
