import type { PlatformFeeCode } from '@marea/contract/suites/platform-fees.ts'
import { type Insertable, sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { PlatformFees } from '#platform/generated/database.ts'

type Db = Database | Transaction

export async function findFeeOn(
  db: Db,
  code: PlatformFeeCode,
  day: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('platformFees')
    .select('value')
    .where('code', '=', code)
    .where(sql<boolean>`effective_on <= ${day}::date`)
    .orderBy('effectiveOn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.value
}

export function listFeeRows(db: Db) {
  return db
    .selectFrom('platformFees')
    .innerJoin('users', 'users.id', 'platformFees.setBy')
    .select(['code', 'effectiveOn', 'value', 'note', 'setAt', 'users.fullName as setByName'])
    .orderBy('effectiveOn')
    .execute()
}

export async function insertFee(db: Transaction, fee: Insertable<PlatformFees>): Promise<void> {
  await db.insertInto('platformFees').values(fee).execute()
}

export function deleteFee(db: Transaction, code: PlatformFeeCode, from: string) {
  return db
    .deleteFrom('platformFees')
    .where('code', '=', code)
    .where('effectiveOn', '=', Temporal.PlainDate.from(from))
    .returning('value')
    .executeTakeFirst()
}
