import type { Language } from '@marea/contract/platform/language.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

export type TextRow = { client: string; language: Language; key: string; text: string }

export function listRowNames(db: Db) {
  return db.selectFrom('localeNames').selectAll().execute()
}

/**
 * Updates the texts of this version and keeps edited ones. Unchanged texts are left out, because a conflict would lock
 * and write their rows.
 */
export async function upsertTexts(
  db: Transaction,
  rows: TextRow[],
  at: Temporal.Instant,
): Promise<number> {
  const result = await sql`
    insert into texts (client, language, key, text, changed_at)
    select given.*, ${at} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (client text, language text, key text, text text)
    where not exists (select from texts where texts.client = given.client
      and texts.language = given.language and texts.key = given.key and texts.text = given.text)
    on conflict (client, language, key) do update set text = excluded.text, changed_at = excluded.changed_at
    where not texts.is_edited and texts.text <> excluded.text`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

export function listEditedTexts(db: Db, client: string) {
  return db
    .selectFrom('texts')
    .select(['language', 'key', 'text'])
    .where('client', '=', client)
    .where('isEdited', '=', true)
    .orderBy('key')
    .execute()
}

/** The next text of this version replaces the edit. */
export async function dropEdits(db: Transaction, client: string, keys: string[]): Promise<void> {
  await db
    .updateTable('texts')
    .set({ isEdited: false })
    .where('client', '=', client)
    .where('key', 'in', keys)
    .execute()
}

export async function deleteTextsExcept(db: Transaction, client: string, keys: string[]) {
  const result = await db
    .deleteFrom('texts')
    .where('client', '=', client)
    .where(sql<boolean>`not (key = any(${keys}))`)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
