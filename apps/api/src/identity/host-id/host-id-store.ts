import type { HostIdAccess } from '@marea/contract/identity/host-ids.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { HostIds } from '#platform/generated/database.ts'

export type HostIdRow = Selectable<HostIds>

export function findHostId(db: Db, reference: string) {
  return db.selectFrom('hostIds').selectAll().where('reference', '=', reference).executeTakeFirst()
}

export function listHostIdStatuses(db: Db, references: readonly string[]) {
  return db
    .selectFrom('hostIds')
    .select(['reference', 'status'])
    .where('reference', 'in', references.length ? references : [null])
    .execute()
}

export function lockHostId(db: Transaction, reference: string) {
  return db
    .selectFrom('hostIds')
    .selectAll()
    .where('reference', '=', reference)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A new document for the same purpose replaces the previous one. */
export function upsertHostId(db: Transaction, row: Insertable<HostIds>) {
  const { id, reference, ...rest } = row
  return db
    .insertInto('hostIds')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet({ ...rest, status: 'uploaded', reason: '', decidedAt: null, deletedAt: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateHostId(db: Transaction, id: string, change: Updateable<HostIds>) {
  return db
    .updateTable('hostIds')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Documents due for deletion, locked by one process at a time. */
export function lockDueHostIds(
  db: Transaction,
  { today, limit }: { today: string; limit: number },
) {
  return db
    .selectFrom('hostIds')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`delete_on <= ${today}::date`)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function insertAccess(
  db: Transaction,
  access: { hostId: string; act: HostIdAccess['act']; userId: string | null },
  at: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('hostIdAccesses')
    .values({ ...access, at })
    .execute()
}

export function listAccesses(db: Db, hostId: string) {
  return db
    .selectFrom('hostIdAccesses')
    .leftJoin('users', 'users.id', 'hostIdAccesses.userId')
    .select(['act', 'hostIdAccesses.userId', 'at', 'users.fullName', 'users.profile'])
    .where('hostId', '=', hostId)
    .orderBy('hostIdAccesses.id')
    .execute()
}

/** Sorted, so that it cannot deadlock with the deletion job. */
export function lockHostIdsOf(db: Transaction, userId: string) {
  return db
    .selectFrom('hostIds')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Sorted, so that it cannot deadlock with the deletion job. */
export function lockHostIdsSealedBefore(db: Transaction, keyId: number, limit: number) {
  return db
    .selectFrom('hostIds')
    .select(['id', 'reference', 'sealed', 'keyId'])
    .$narrowType<{ sealed: Buffer; keyId: number }>()
    .where('keyId', '<', keyId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function deleteUnusedHostIdKeys(db: Db, newest: number): Promise<void> {
  await db
    .deleteFrom('hostIdKeys')
    .where('id', '<', newest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hostIds')
            .select('hostIds.id')
            .whereRef('hostIds.keyId', '=', 'hostIdKeys.id'),
        ),
      ),
    )
    .execute()
}
