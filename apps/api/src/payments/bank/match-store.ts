import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

export async function insertMatches(
  db: Transaction,
  lineId: string,
  entryIds: readonly number[],
): Promise<void> {
  const rows = entryIds.map((entryId) => ({ entryId, lineId }))
  await db.insertInto('bankMatches').values(rows).execute()
}

export async function deleteMatches(db: Transaction, lineId: string): Promise<number[]> {
  const rows = await db
    .deleteFrom('bankMatches')
    .where('lineId', '=', lineId)
    .returning('entryId')
    .execute()
  return rows.map(({ entryId }) => entryId)
}

/** Of the entries since an instant, those that are lines of the bank. */
export async function listMatchedEntries(db: Db, since: Temporal.Instant): Promise<number[]> {
  const { rows } = await sql<{ entryId: number }>`
    select m.entry_id as "entryId" from bank_matches m join ledger_entries e on e.id = m.entry_id
    where e.posted_at >= ${since}`.execute(db)
  return rows.map(({ entryId }) => entryId)
}

/** The ledger's references of what each line is. */
export async function listReferences(db: Db, lineIds: readonly string[]) {
  const { rows } = await sql<{ lineId: string; reference: string }>`
    select m.line_id as "lineId", e.reference from bank_matches m join ledger_entries e on e.id = m.entry_id
    where m.line_id = any(${lineIds}::uuid[]) order by e.id`.execute(db)
  return rows
}

/** When each payout that arrived was at the bank, by its reference in the ledger. */
export async function listPayoutDays(db: Db, references: readonly string[]) {
  const { rows } = await sql<{ reference: string; postedOn: Temporal.PlainDate }>`
    select e.reference, l.posted_on as "postedOn"
    from ledger_entries e join bank_matches m on m.entry_id = e.id join bank_lines l on l.id = m.line_id
    where e.reference = any(${references}::text[]) and e.kind = 'processor.payout_arrived'`.execute(
    db,
  )
  return rows
}
