import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { ExpenseLimits } from '#platform/generated/database.ts'

export async function findLimit(db: Db, ownerId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('expenseLimits')
    .select('amount')
    .where('ownerId', '=', ownerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.amount
}

export async function insertLimit(db: Transaction, limit: Insertable<ExpenseLimits>) {
  await db.insertInto('expenseLimits').values(limit).execute()
}

export function listLimits(db: Db, ownerId: string) {
  return db
    .selectFrom('expenseLimits')
    .select(['amount', 'setAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .execute()
}
