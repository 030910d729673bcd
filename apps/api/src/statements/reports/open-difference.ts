import type { BaseDifference } from '@marea/contract/statements/reports/choices.ts'
import type {
  DifferenceQuery,
  ReconcilingBookings,
} from '@marea/contract/statements/reports/differences.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { daysOf, periodOf } from './period.ts'
import { listDifferences } from './reconciliation-store.ts'
import { reportHomes } from './report-home.ts'

const pageSize = 50

/** The bookings behind what was paid ahead or earlier; their amounts add up to it. */
export async function openDifference(
  ctx: Ctx,
  difference: BaseDifference,
  { page, ...asked }: DifferenceQuery,
): Promise<ReconcilingBookings> {
  const period = periodOf(todayOf(ctx), asked)
  const homes = await reportHomes(ctx, asked.home)
  const found = await listDifferences(
    ctx.db,
    { homes, ...daysOf(period) },
    { difference, offset: (page - 1) * pageSize, limit: pageSize + 1 },
  )
  const homeOf = new Map(homes.map(({ id, slug, name }) => [id, { slug, name }]))
  return {
    items: found.slice(0, pageSize).map(({ suiteId, ...booking }) => ({
      ...booking,
      home: homeOf.get(suiteId) ?? { slug: '', name: '' },
    })),
    next: found.length > pageSize ? page + 1 : null,
  }
}
