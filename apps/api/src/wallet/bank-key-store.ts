import type { Insertable, Selectable } from 'kysely'
import type { Database, Transaction } from '#platform/database.ts'
import type { BankKeys } from '#platform/generated/database.ts'

type Db = Database | Transaction
type BankKey = Selectable<BankKeys>

export function insertBankKey(db: Db, key: Insertable<BankKeys>): Promise<BankKey> {
  return db.insertInto('bankKeys').values(key).returningAll().executeTakeFirstOrThrow()
}

export function findNewestBankKey(db: Db): Promise<BankKey | undefined> {
  return db.selectFrom('bankKeys').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export function findBankKey(db: Db, id: number): Promise<BankKey> {
  return db.selectFrom('bankKeys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function deleteUnusedBankKeys(db: Db, newest: number): Promise<void> {
  await db
    .deleteFrom('bankKeys')
    .where('id', '<', newest)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('bankAccounts')
        .select('keyId')
        .$narrowType<{ keyId: number }>()
        .where('keyId', 'is not', null),
    )
    .execute()
}
