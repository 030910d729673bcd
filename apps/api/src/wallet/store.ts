import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database.ts'

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

type Answer = { id: number; postedAt: Temporal.Instant; isFirst: boolean; isSame: boolean }

export async function callPost(db: Db, call: Call, now: Temporal.Instant): Promise<Answer> {
  const { key, kind, reference, reverses, postings } = call
  const accounts = postings.map(({ account }) => account)
  const amounts = postings.map(({ amount }) => amount)
  const { rows } = await sql<Answer>`
    select entry_id as id, entry_posted_at as posted_at, is_first, is_same
    from ledger_post(${key}, ${kind}, ${reference}, ${reverses}, ${accounts}, ${amounts}, ${now})
  `.execute(db)
  const [answer] = rows
  if (!answer) throw new Error(`The ledger gave no answer to ${key}.`)
  return answer
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
