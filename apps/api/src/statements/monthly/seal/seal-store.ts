import type { BookingLine, StatementContent } from '@marea/contract/statements/monthly/statement.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'

export type SealRow = {
  month: string
  opening: number
  profit: number
  adjustments: number
  paidOut: number
  closing: number
  lines: number
  seal: string
  sealedAt: Temporal.Instant
}

export function listSeals(db: Db, ownerId: string): Promise<SealRow[]> {
  return seals(db, ownerId).orderBy('month', 'desc').execute()
}

export function findSeal(db: Db, ownerId: string, month: string) {
  return seals(db, ownerId)
    .select(['number', sql<StatementContent>`content`.as('content')])
    .where('month', '=', Temporal.PlainDate.from(`${month}-01`))
    .executeTakeFirst()
}

function seals(db: Db, ownerId: string) {
  return db
    .selectFrom('statementSeals')
    .select(['opening', 'profit', 'paidOut', 'closing', 'lines', 'sealedAt'])
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'))
    .select(
      sql<number>`(content ->> 'other')::bigint + (select sum(value::bigint)::bigint
        from json_each_text(content -> 'bridge'))`.as('adjustments'),
    )
    .select(sql<string>`encode(seal, 'hex')`.as('seal'))
    .where('ownerId', '=', ownerId)
}

export async function findLastSealedMonth(db: Db, ownerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('statementSeals')
    .select(sql<string | null>`to_char(max(month), 'YYYY-MM')`.as('month'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return row?.month ?? null
}

/** What the sealed months say about some bookings, corrections included. */
export async function sumSealedBookings(db: Db, ownerId: string, bookingIds: readonly string[]) {
  const { rows } = await sql<Pick<BookingLine, 'id' | 'nights' | 'rent' | 'fees' | 'income'>>`
    select line ->> 'id' as id, sum((line ->> 'nights')::int)::int as nights,
      sum((line ->> 'rent')::bigint)::bigint as rent,
      sum((line ->> 'fees')::bigint)::bigint as fees,
      sum((line ->> 'income')::bigint)::bigint as income
    from statement_seals cross join lateral json_array_elements(content -> 'bookings') as line
    where owner_id = ${ownerId} and line ->> 'id' = any(${bookingIds}::text[])
    group by 1`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** A transaction that posts to these accounts waits, and then finds the month sealed. */
export async function lockOwnerAccounts(db: Transaction, ownerId: string): Promise<void> {
  const names = [ledgerAccounts.outlay(ownerId), ledgerAccounts.payable(ownerId)]
  await sql`select name from ledger_accounts where name = any(${names}::text[])
    order by name for update`.execute(db)
}

type NewSeal = {
  ownerId: string
  number: string
  content: StatementContent
  sealedAt: Temporal.Instant
}

/** Stores a statement with the digest of its month's ledger lines and the seal of the previous month. */
export async function insertSeal(
  db: Transaction,
  { ownerId, number, content, sealedAt }: NewSeal,
): Promise<{ seal: string; lines: number }> {
  const { month, opening, profit, paidOut, closing } = content
  const text = JSON.stringify(content)
  const { rows } = await sql<{ seal: string; lines: number }>`
    insert into statement_seals (owner_id, month, previous_seal, opening, profit, paid_out, closing,
      lines, ledger_digest, content, seal, number, sealed_at)
    select given.owner, given.month, previous.seal, given.opening, ${profit}, ${paidOut},
      given.closing, ledger.lines, ledger.digest, given.content::json,
      statement_seal(previous.seal, given.owner, given.month, given.opening, given.closing,
        ledger.lines, ledger.digest, given.content), ${number}, ${sealedAt.toString()}::timestamptz
    from (select ${ownerId}::uuid as owner, ${`${month}-01`}::date as month,
      ${opening}::bigint as opening, ${closing}::bigint as closing, ${text}::text as content) as given
    cross join lateral statement_ledger(given.owner, given.month) as ledger
    left join statement_seals as previous on previous.owner_id = given.owner
      and previous.month = given.month - interval '1 month'
    returning encode(seal, 'hex') as seal, lines`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`The month ${month} was not sealed.`)
  return row
}
