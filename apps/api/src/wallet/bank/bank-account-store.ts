import { unusableAccountCodes } from '@marea/contract/wallet/return-codes.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { BankAccounts } from '#platform/generated/database.ts'

export type BankAccountRow = Selectable<BankAccounts> & { isUnusable: boolean }

/** A bank returned a payment because of the account. */
const isUnusable = sql<boolean>`exists (
  select from withdrawals join withdrawal_steps on withdrawal_id = withdrawals.id
  where bank_account_id = bank_accounts.id and return_code = any(${[...unusableAccountCodes]})
)`.as('isUnusable')

/** One change of a user's accounts at a time, or two could each see the other's account as the default. */
export async function lockBankAccountsOf(db: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bank-accounts:${userId}`}, 0))`.execute(
    db,
  )
}

export function listBankAccounts(db: Db, userId: string): Promise<BankAccountRow[]> {
  return db
    .selectFrom('bankAccounts')
    .selectAll()
    .select(isUnusable)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function insertBankAccount(
  db: Transaction,
  account: Insertable<BankAccounts>,
): Promise<BankAccountRow> {
  return db
    .insertInto('bankAccounts')
    .values(account)
    .returningAll()
    .returning(isUnusable)
    .executeTakeFirstOrThrow()
}

export function updateBankAccount(
  db: Transaction,
  id: string,
  change: Updateable<BankAccounts>,
): Promise<BankAccountRow> {
  return db
    .updateTable('bankAccounts')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .returning(isUnusable)
    .executeTakeFirstOrThrow()
}

export async function clearDefault(db: Transaction, userId: string): Promise<void> {
  await db
    .updateTable('bankAccounts')
    .set({ isDefault: false })
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .execute()
}

export function lockSealedBefore(db: Transaction, keyId: number, limit: number) {
  return db
    .selectFrom('bankAccounts')
    .select(['id', 'country', 'sealed', 'keyId'])
    .$narrowType<{ sealed: Buffer; keyId: number }>()
    .where('keyId', '<', keyId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function hasOpenWithdrawal(db: Db, bankAccountId: string): Promise<boolean> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('bankAccountId', '=', bankAccountId)
    .where('status', 'in', ['requested', 'approved', 'sent'])
    .limit(1)
    .execute()
  return rows.length > 0
}
