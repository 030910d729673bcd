import type { ExpenseRequest } from '@marea/contract/expenses/requests.ts'
import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import type { Db } from '#platform/db/database.ts'
import { listOpenRequests } from './request-store.ts'
import { shownRequest } from './shown-request.ts'

const mostOpen = 20

export async function openRequests(
  { db }: Ctx,
  homes: readonly { id: string }[],
): Promise<ExpenseRequest[]> {
  const ids = homes.map(({ id }) => id)
  return (await listOpenRequests(db, ids, mostOpen)).map(shownRequest)
}

/** How much the owner is asked about in all, mark-ups included. */
export async function sumOpenRequests(db: Db, ownerId: string) {
  return db
    .selectFrom('expenseRequests')
    .select(sql<number>`coalesce(sum(amount + markup), 0)::bigint`.as('amount'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow()
}
