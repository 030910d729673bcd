import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { OwnerApplications } from '#platform/generated/database.ts'

/** Undefined when one is already open. */
export function insertApplication(db: Transaction, application: Insertable<OwnerApplications>) {
  return db
    .insertInto('ownerApplications')
    .values(application)
    .onConflict((conflict) => conflict.column('userId').where('isOpen', '=', true).doNothing())
    .returning('id')
    .executeTakeFirst()
}

export function listApplications(db: Db, userId: string) {
  return applications(db)
    .where('ownerApplications.userId', '=', userId)
    .orderBy('ownerApplications.createdAt', 'desc')
    .execute()
}

export function findApplication(db: Db, id: string) {
  return applications(db).where('ownerApplications.id', '=', id).executeTakeFirst()
}

export function listApplicationsByStatus(db: Db, status: 'open' | 'approved' | 'rejected') {
  return applications(db)
    .$if(status === 'open', (query) => query.where('isOpen', '=', true))
    .$if(status === 'approved', (query) => query.where('verdict', '=', 'approved'))
    .$if(status === 'rejected', (query) => query.where('verdict', '=', 'rejected'))
    .where('users.erasedAt', 'is', null)
    .orderBy('ownerApplications.createdAt')
    .limit(500)
    .execute()
}

/** True for the caller that closes it. */
export async function closeApplication(db: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ownerApplications')
    .set({ isOpen: false })
    .where('id', '=', id)
    .where('isOpen', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertVerdict(
  db: Transaction,
  verdict: {
    applicationId: string
    verdict: 'approved' | 'rejected'
    reason: string
    decidedBy: string
    decidedAt: Temporal.Instant
  },
) {
  await db.insertInto('ownerApplicationVerdicts').values(verdict).execute()
}

export async function emptyApplicationsOf(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('ownerApplications')
    .set({ home: '', message: '', isOpen: false })
    .where('userId', '=', userId)
    .execute()
}

function applications(db: Db) {
  return db
    .selectFrom('ownerApplications')
    .innerJoin('users', 'users.id', 'ownerApplications.userId')
    .leftJoin('ownerApplicationVerdicts', 'applicationId', 'ownerApplications.id')
    .select([
      'ownerApplications.id',
      'ownerApplications.userId',
      'home',
      'bedrooms',
      'message',
      'verdict',
      'reason',
      'decidedAt',
      'ownerApplications.createdAt',
      'users.fullName',
      'users.email',
      'users.phone',
      'users.emailConfirmedAt',
    ])
}
