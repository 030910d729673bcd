import { type Device, type MeasuredPage, vitalNames } from '@marea/contract/operations/vitals.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { bucketOf } from '../../../apps/api/src/operations/page-speed/page-speed.ts'
import {
  addSpeedCounts,
  type SpeedCount,
} from '../../../apps/api/src/operations/page-speed/page-speed-store.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../../apps/api/src/platform/zoned-time.ts'
import { createSeededRandom } from '../../history/seeded-random.ts'

const daysBack = 28

type Usual = [
  page: MeasuredPage,
  device: Device,
  visits: number,
  lcp: number,
  inp: number,
  cls: number,
]

/** Visits of a day and their usual figures. */
const usual: readonly Usual[] = [
  ['home', 'phone', 9, 1500, 90, 0],
  ['home', 'computer', 6, 900, 40, 0],
  ['suite', 'phone', 7, 1900, 130, 4],
  ['suite', 'computer', 5, 1100, 60, 2],
  ['article', 'phone', 3, 1200, 50, 0],
  ['checkout', 'phone', 2, 1600, 180, 6],
  ['calendar', 'computer', 2, 1300, 150, 0],
  ['reports', 'computer', 1, 2400, 210, 20],
  ['console', 'computer', 2, 1400, 110, 0],
]

/** Four weeks of visits, as browsers would have reported them. */
export async function seedPageSpeed(ctx: TransactionCtx): Promise<void> {
  const today = todayOf(ctx)
  const draw = createSeededRandom(`page speed ${today}`)
  const counts = new Map<string, SpeedCount>()
  for (let back = 0; back < daysBack; back += 1) {
    const day = addDays(today, -back)
    for (const [page, device, visits, lcp, inp, cls] of usual) {
      for (let visit = 0; visit < visits; visit += 1) {
        const slowness = draw.whole(60, 170) / 100
        const measured = { lcp, inp, cls }
        for (const vital of vitalNames) {
          const bucket = bucketOf(vital, measured[vital] * slowness)
          const count = { day, page, device, vital, bucket }
          const key = Object.values(count).join()
          counts.set(key, { ...count, visits: (counts.get(key)?.visits ?? 0) + 1 })
        }
      }
    }
  }
  await addSpeedCounts(ctx.db, [...counts.values()])
}
