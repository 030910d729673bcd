import type { Language } from '@marea/contract/platform/language.ts'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'

export type TextRow = { client: string; language: Language; key: string; text: string }

export function listTexts(db: Database | Transaction, client: string) {
  return db
    .selectFrom('texts')
    .select(['language', 'key', 'text'])
    .where('client', '=', client)
    .orderBy('key')
    .execute()
}

/** Updates the texts of this version; a text that was edited by hand is kept. */
/** Texts that are as given are left out, because a conflict locks and so writes its row. */
export async function upsertTexts(db: Transaction, rows: TextRow[]): Promise<number> {
  const result = await sql`
    insert into texts (client, language, key, text)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (client text, language text, key text, text text)
    where not exists (select from texts where texts.client = given.client
      and texts.language = given.language and texts.key = given.key and texts.text = given.text)
    on conflict (client, language, key) do update set text = excluded.text
    where not texts.is_edited and texts.text <> excluded.text`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

export async function deleteTextsExcept(db: Transaction, client: string, keys: string[]) {
  const result = await db
    .deleteFrom('texts')
    .where('client', '=', client)
    .where(sql<boolean>`not (key = any(${keys}))`)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
