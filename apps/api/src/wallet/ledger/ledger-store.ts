import type { Currency } from '@marea/contract/platform/money.ts'
import { type Db, queryPrepared, type Statement, type Transaction } from '#platform/db/database.ts'

/** Positive amounts are received by the account, negative amounts are paid by it. */
export type Posting = { account: string; amount: number }

export type NewEntry = {
  key: string
  kind: string
  reference: string
  reverses: number | null
  currency: Currency
  postings: readonly Posting[]
}

type InsertedEntry = { id: number; isFirst: boolean; isSame: boolean }

/** The most frequent statement of the ledger, so each connection plans it once. */
const insertStatement: Statement = {
  name: 'post-entry',
  text: `insert into ledger_journal (key, kind, reference, reverses, currency, accounts, amounts, posted_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning entry_id, is_first, is_same`,
}

type InsertedRow = { entry_id: number; is_first: boolean; is_same: boolean }

export async function insertEntry(
  db: Db,
  { key, kind, reference, reverses, currency, postings }: NewEntry,
  now: Temporal.Instant,
): Promise<InsertedEntry> {
  const accounts = postings.map(({ account }) => account)
  const amounts = postings.map(({ amount }) => amount)
  const values = [key, kind, reference, reverses, currency, accounts, amounts, now]
  const [row] = await queryPrepared<InsertedRow>(db, insertStatement, values)
  if (!row) throw new Error(`The ledger returned no entry for ${key}.`)
  return { id: row.entry_id, isFirst: row.is_first, isSame: row.is_same }
}

export function findEntry(db: Db, id: number) {
  return db
    .selectFrom('ledgerEntries')
    .select(['id', 'kind', 'reference'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findEntryId(db: Db, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('ledgerEntries')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.id
}

export function listPostings(
  db: Db,
  entryId: number,
): Promise<(Posting & { currency: Currency })[]> {
  return db
    .selectFrom('ledgerPostings')
    .select(['account', 'amount', 'currency'])
    .where('entryId', '=', entryId)
    .orderBy('line')
    .execute()
}

export async function lockBalance(db: Transaction, account: string): Promise<number> {
  const row = await db
    .selectFrom('ledgerAccounts')
    .select('balance')
    .where('name', '=', account)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.balance ?? 0
}

/** The running balance; zero for accounts of a kind that has none. */
export async function findBalance(db: Db, account: string): Promise<number> {
  const row = await db
    .selectFrom('ledgerAccounts')
    .select('balance')
    .where('name', '=', account)
    .executeTakeFirst()
  return row?.balance ?? 0
}
