import { LimitedKind } from '@marea/contract/platform/approvals.ts'
import type { Insertable } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { ApprovalLimitChanges } from '#platform/generated/database.ts'

type Db = Database | Transaction

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

export function listLimitChanges(db: Db) {
  return db
    .selectFrom('approvalLimitChanges')
    .innerJoin('platformPeople as changer', 'changer.id', 'approvalLimitChanges.changedBy')
    .leftJoin('platformPeople as approver', 'approver.id', 'approvalLimitChanges.approvedBy')
    .select(['kind', 'before', 'amount', 'reason', 'changedAt'])
    .select(['changer.fullName as changedBy', 'approver.fullName as approvedBy'])
    .orderBy('approvalLimitChanges.id', 'desc')
    .limit(200)
    .execute()
}
