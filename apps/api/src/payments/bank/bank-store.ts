import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { BankFiles, BankLines } from '#platform/generated/database.ts'

export type BankLineRow = Selectable<BankLines>
export type BankFileRow = Selectable<BankFiles>

export async function insertFile(db: Transaction, row: Insertable<BankFiles>): Promise<void> {
  await db.insertInto('bankFiles').values(row).execute()
}

type NewLine = {
  id: string
  account: string
  identity: string
  postedOn: string
  amount: number
  description: string
}

/** Returns how many were new. */
export async function insertLines(
  db: Transaction,
  fileId: string,
  lines: readonly NewLine[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into bank_lines (id, file_id, account, identity, posted_on, amount, description)
    select id, ${fileId}, account, identity, "postedOn", amount, description
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g(id uuid, account text, identity text,
      "postedOn" date, amount bigint, description text)
    on conflict (account, identity) do nothing`.execute(db)
  return Number(numAffectedRows)
}

export async function updateFileCounts(
  db: Db,
  id: string,
  counts: { newLines: number; knownLines: number },
): Promise<void> {
  await db.updateTable('bankFiles').set(counts).where('id', '=', id).execute()
}

export function listFiles(db: Db): Promise<BankFileRow[]> {
  return db.selectFrom('bankFiles').selectAll().orderBy('number', 'desc').limit(20).execute()
}

export function findFiles(db: Db, ids: readonly string[]): Promise<BankFileRow[]> {
  return db
    .selectFrom('bankFiles')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

export function lockLine(db: Transaction, id: string): Promise<BankLineRow | undefined> {
  return db.selectFrom('bankLines').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findLine(db: Db, id: string): Promise<BankLineRow | undefined> {
  return db.selectFrom('bankLines').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listLines(db: Db, states: readonly BankLineRow['state'][], limit: number) {
  return db
    .selectFrom('bankLines')
    .selectAll()
    .where('state', 'in', [...states])
    .orderBy('postedOn', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function listDecided(db: Db, limit: number): Promise<BankLineRow[]> {
  return db
    .selectFrom('bankLines')
    .selectAll()
    .where('state', 'in', ['matched', 'posted'])
    .orderBy('decidedAt', 'desc')
    .orderBy('postedOn', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function updateLine(
  db: Db,
  id: string,
  changes: Updateable<BankLines>,
): Promise<void> {
  await db.updateTable('bankLines').set(changes).where('id', '=', id).execute()
}

/**
 * What all accounts hold by their statements: the latest balance of each with what came after it. Null without a
 * statement.
 */
export async function findBankBalance(db: Db) {
  const { rows } = await sql<{
    amount: number
    lastOn: Temporal.PlainDate
    firstOn: Temporal.PlainDate
  }>`
    with based as (
      select distinct on (account) account, balance, last_on from bank_files
      where balance is not null order by account, last_on desc, number desc
    ), accounts as (
      select account, min(first_on) as first_on, max(last_on) as last_on from bank_files group by account
    )
    select sum(coalesce(b.balance, 0) + coalesce((
        select sum(l.amount) from bank_lines l
        where l.account = a.account and (b.last_on is null or l.posted_on > b.last_on)), 0))::bigint as amount,
      max(a.last_on) as "lastOn", min(a.first_on) as "firstOn"
    from accounts a left join based b on b.account = a.account
    having count(*) > 0`.execute(db)
  return rows[0]
}
