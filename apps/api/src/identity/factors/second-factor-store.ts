import type { Db, Transaction } from '#platform/db/database.ts'

export type SecondFactorRow = {
  userId: string
  keyId: number
  sealed: Buffer
  confirmedAt: Temporal.Instant | null
  lastStep: number
}

/** A key that was never confirmed is replaced. */
export async function replaceSecondFactor(
  db: Transaction,
  row: { userId: string; keyId: number; sealed: Buffer; createdAt: Temporal.Instant },
): Promise<void> {
  await db.deleteFrom('secondFactors').where('userId', '=', row.userId).execute()
  await db.insertInto('secondFactors').values(row).execute()
}

/** Locked, so that two requests with one code cannot both count. */
export function lockSecondFactor(
  db: Transaction,
  userId: string,
): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('secondFactors')
    .select(['userId', 'keyId', 'sealed', 'confirmedAt', 'lastStep'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateLastStep(db: Transaction, userId: string, lastStep: number) {
  await db.updateTable('secondFactors').set({ lastStep }).where('userId', '=', userId).execute()
}

export async function confirmSecondFactor(db: Transaction, userId: string, at: Temporal.Instant) {
  await db
    .updateTable('secondFactors')
    .set({ confirmedAt: at })
    .where('userId', '=', userId)
    .execute()
  await db.updateTable('users').set({ hasSecondFactor: true }).where('id', '=', userId).execute()
}

/** False if there is none, or only one from before the given instant. */
export async function deleteSecondFactor(
  db: Transaction,
  userId: string,
  since?: Temporal.Instant,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .$if(since !== undefined, (query) => query.where('createdAt', '>=', since ?? null))
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db.updateTable('users').set({ hasSecondFactor: false }).where('id', '=', userId).execute()
  return true
}

export async function replaceRecoveryCodes(
  db: Transaction,
  userId: string,
  { hashes, createdAt }: { hashes: readonly Buffer[]; createdAt: Temporal.Instant },
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const rows = hashes.map((codeHash) => ({ userId, codeHash, createdAt }))
  await db.insertInto('recoveryCodes').values(rows).execute()
}

/** True for the one request that uses the code. */
export async function useRecoveryCode(
  db: Transaction,
  userId: string,
  { codeHash, usedAt }: { codeHash: Buffer; usedAt: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function lockFactorsSealedBefore(db: Transaction, keyId: number, limit: number) {
  return db
    .selectFrom('secondFactors')
    .select(['userId', 'keyId', 'sealed'])
    .where('keyId', '<', keyId)
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function updateSealed(
  db: Transaction,
  userId: string,
  sealed: { keyId: number; sealed: Buffer },
) {
  await db.updateTable('secondFactors').set(sealed).where('userId', '=', userId).execute()
}

export async function deleteUnusedFactorKeys(db: Db, newest: number): Promise<void> {
  await db
    .deleteFrom('secondFactorKeys')
    .where('id', '<', newest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('secondFactors')
            .select('userId')
            .whereRef('secondFactors.keyId', '=', 'secondFactorKeys.id'),
        ),
      ),
    )
    .execute()
}
