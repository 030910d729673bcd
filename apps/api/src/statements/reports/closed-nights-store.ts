import type { ClosedKind } from '@marea/contract/statements/reports/choices.ts'
import type { ClosedRange } from '@marea/contract/statements/reports/closed-nights.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { closedNights } from './figures/closed-nights.ts'
import { lostRent } from './figures/lost-rent.ts'
import type { Scope } from './figures/scope.ts'

type ClosedRow = Omit<ClosedRange, 'home'> & { suiteId: string; closedBy: ClosedKind }

type Wanted = { closedBy?: ClosedKind; offset?: number; limit?: number }

/** The ranges behind the closed nights of a scope and the rent they cost, by their first night. */
export async function listClosedRanges(
  db: Db,
  scope: Scope,
  { closedBy, offset = 0, limit }: Wanted = {},
): Promise<ClosedRow[]> {
  const { rows } = await sql<ClosedRow>`
    select part.occupancy_id as id, part.suite_id as "suiteId", closed_by as "closedBy",
      min(first)::text as "from", max(last)::text as "to", sum(nights)::int as nights,
      sum(amount)::bigint as "lostRent"
    from (
      select occupancy_id, suite_id, closed_by, first, last, nights, 0::bigint as amount
      from (${closedNights(scope)}) as figure
      union all
      select occupancy_id, suite_id, 'own', null, null, 0, amount
      from (${lostRent(scope)}) as figure
    ) as part
    where ${closedBy ? sql`closed_by = ${closedBy}` : sql`true`}
    group by 1, 2, 3
    order by min(first), part.occupancy_id
    offset ${offset} limit ${limit ?? null}`.execute(db)
  return rows
}
