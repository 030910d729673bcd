import type { ClosedKind } from '@marea/contract/statements/reports/choices.ts'
import type { ClosedQuery, ClosedRanges } from '@marea/contract/statements/reports/closed-nights.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { listClosedRanges } from './closed-nights-store.ts'
import { daysOf, periodOf } from './period.ts'
import { reportHomes } from './report-home.ts'

const pageSize = 50

/** The ranges behind the closed nights of one kind, with the rent that owner stays cost. */
export async function openClosedNights(
  ctx: Ctx,
  closedBy: ClosedKind,
  { page, ...asked }: ClosedQuery,
): Promise<ClosedRanges> {
  const period = periodOf(todayOf(ctx), asked)
  const homes = await reportHomes(ctx, asked.home)
  const found = await listClosedRanges(
    ctx.db,
    { homes, ...daysOf(period) },
    { closedBy, offset: (page - 1) * pageSize, limit: pageSize + 1 },
  )
  const homeOf = new Map(homes.map(({ id, slug, name }) => [id, { slug, name }]))
  return {
    items: found.slice(0, pageSize).map(({ suiteId, closedBy, ...range }) => ({
      ...range,
      home: homeOf.get(suiteId) ?? { slug: '', name: '' },
    })),
    next: found.length > pageSize ? page + 1 : null,
  }
}
