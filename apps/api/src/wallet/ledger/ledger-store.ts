import {
  type Database,
  queryPrepared,
  type Statement,
  type Transaction,
} from '#platform/db/database.ts'

type Db = Database | Transaction

/** What an account receives is positive, what it gives negative. */
export type Posting = { account: string; amount: number }

type Call = {
  key: string
  kind: string
  reference: string
  reverses: number | null
  postings: readonly Posting[]
}

type Answer = { id: number; isFirst: boolean; isSame: boolean }

/** The hottest statement of the books: planned once on each connection. */
const posting: Statement = {
  name: 'post-entry',
  text: `insert into ledger_book (key, kind, reference, reverses, accounts, amounts, posted_at)
    values ($1, $2, $3, $4, $5, $6, $7) returning entry_id, is_first, is_same`,
}

type PostedRow = { entry_id: number; is_first: boolean; is_same: boolean }

export async function callPost(db: Db, call: Call, now: Temporal.Instant): Promise<Answer> {
  const { key, kind, reference, reverses, postings } = call
  const accounts = postings.map(({ account }) => account)
  const amounts = postings.map(({ amount }) => amount)
  const values = [key, kind, reference, reverses, accounts, amounts, now]
  const [row] = await queryPrepared<PostedRow>(db, posting, values)
  if (!row) throw new Error(`The ledger gave no answer to ${key}.`)
  return { id: row.entry_id, isFirst: row.is_first, isSame: row.is_same }
}

export function findEntry(db: Db, id: number) {
  return db
    .selectFrom('ledgerEntries')
    .select(['id', 'kind', 'reference'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function listPostings(db: Db, entryId: number): Promise<Posting[]> {
  return db
    .selectFrom('ledgerPostings')
    .select(['account', 'amount'])
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

/** The balance an account keeps of itself; busy accounts keep none. */
export async function findBalance(db: Db, account: string): Promise<number> {
  const row = await db
    .selectFrom('ledgerAccounts')
    .select('balance')
    .where('name', '=', account)
    .executeTakeFirst()
  return row?.balance ?? 0
}
