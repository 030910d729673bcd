import { LimitedKind } from '@marea/contract/platform/approvals.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { ApprovalLimitChanges } from '#platform/generated/database.ts'

/** Without those that only a newer process knows, as during an upgrade. */
export function listLimits(db: Db) {
  return db
    .selectFrom('approvalLimits')
    .select(['kind', 'amount'])
    .where('kind', 'in', LimitedKind.options)
    .orderBy('kind')
    .execute()
}

export async function lockLimit(db: Transaction, kind: LimitedKind): Promise<number> {
  const { amount } = await db
    .selectFrom('approvalLimits')
    .select('amount')
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return amount
}

export async function updateLimit(db: Transaction, change: Insertable<ApprovalLimitChanges>) {
  const { kind, amount } = change
  await db.updateTable('approvalLimits').set({ amount }).where('kind', '=', kind).execute()
  await db.insertInto('approvalLimitChanges').values(change).execute()
}

/** From the earliest; all apply at once. */
export function listLimitChanges(db: Db) {
  return db
    .selectFrom('approvalLimitChanges')
    .innerJoin('platformPeople as changer', 'changer.id', 'approvalLimitChanges.changedBy')
    .leftJoin('platformPeople as approver', 'approver.id', 'approvalLimitChanges.approvedBy')
    .select(['kind', 'before', 'amount as value', 'reason', 'changedAt as setAt'])
    .select(['changer.fullName as setBy', 'approver.fullName as approvedBy'])
    .select(sql<null>`null`.as('from'))
    .orderBy('approvalLimitChanges.id')
    .execute()
}
