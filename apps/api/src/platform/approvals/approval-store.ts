import { ApprovalKind, type LimitedKind } from '@marea/contract/platform/approvals.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Approvals } from '#platform/generated/database.ts'

/** During an upgrade, a newer process may request kinds that this one neither shows nor decides. */
const knownKinds = ApprovalKind.options

export async function findLimit(db: Db, kind: LimitedKind): Promise<number> {
  const { amount } = await db
    .selectFrom('approvalLimits')
    .select('amount')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return amount
}

export async function insertApproval(db: Transaction, approval: Insertable<Approvals>) {
  await db.insertInto('approvals').values(approval).execute()
}

/** A new request may then replace the one that nobody decided in time. */
export async function expireApproval(
  db: Transaction,
  { kind, subject, now }: { kind: ApprovalKind; subject: string; now: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('approvals')
    .set({ verdict: 'expired', decidedAt: now })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('verdict', 'is', null)
    .where('expiresAt', '<=', now)
    .execute()
}

/** Whether somebody became an administrator so recently that they approve nothing yet. */
export async function isNewAdmin(db: Db, userId: string, now: Temporal.Instant): Promise<boolean> {
  const rows = await db
    .selectFrom('platformPeople')
    .select('id')
    .where('id', '=', userId)
    .where('approvesFrom', '>', now)
    .execute()
  return rows.length > 0
}

export function lockApproval(db: Transaction, id: string) {
  return db
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .where('kind', 'in', knownKinds)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateApproval(db: Transaction, id: string, set: Updateable<Approvals>) {
  await db.updateTable('approvals').set(set).where('id', '=', id).execute()
}

type Asked = { id?: string; subjects?: readonly string[]; openAt?: Temporal.Instant }

export function listApprovals(db: Db, { id, subjects, openAt }: Asked) {
  return db
    .selectFrom('approvals')
    .innerJoin('platformPeople as asker', 'asker.id', 'approvals.askedBy')
    .leftJoin('platformPeople as decider', 'decider.id', 'approvals.decidedBy')
    .leftJoin('platformPeople as about', (join) =>
      join.on(sql<boolean>`approvals.subject = 'user:' || about.id`),
    )
    .selectAll('approvals')
    .select(['asker.fullName as askerName', 'decider.fullName as deciderName'])
    .select('about.fullName as aboutName')
    .where('approvals.kind', 'in', knownKinds)
    .$if(id !== undefined, (query) => query.where('approvals.id', '=', id ?? ''))
    .$if(subjects !== undefined, (query) => query.where('subject', 'in', [...(subjects ?? []), '']))
    .$if(openAt !== undefined, (query) =>
      query.where('verdict', 'is', null).where('expiresAt', '>', openAt ?? null),
    )
    .orderBy('askedAt')
    .orderBy('approvals.id')
    .limit(500)
    .execute()
}
