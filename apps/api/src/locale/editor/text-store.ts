import type { Language } from '@marea/contract/platform/language.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

/** The interface in browsers; its texts are the ones that are edited. */
const client = 'web'

export type PublishedRow = {
  language: string
  key: string
  text: string
  isEdited: boolean
  changedAt: Temporal.Instant
}

export function listPublished(db: Db, key?: string): Promise<PublishedRow[]> {
  return db
    .selectFrom('texts')
    .select(['language', 'key', 'text', 'isEdited', 'changedAt'])
    .where('client', '=', client)
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .orderBy('key')
    .execute()
}

export type DraftRow = {
  language: string
  key: string
  text: string
  by: string
  writtenAt: Temporal.Instant
}

export function listDrafts(db: Db, key?: string): Promise<DraftRow[]> {
  return db
    .selectFrom('textDrafts')
    .innerJoin('users', 'users.id', 'textDrafts.writtenBy')
    .select(['textDrafts.language', 'key', 'text', 'users.fullName as by', 'writtenAt'])
    .where('client', '=', client)
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .orderBy('key')
    .execute()
}

/** Nobody else changes or publishes the drafts until the transaction ends. */
export async function lockDrafts(db: Transaction): Promise<void> {
  await sql`select from text_drafts where client = ${client} order by key, language for update`.execute(
    db,
  )
}

type NewDraft = { language: Language; key: string; text: string; by: string; at: Temporal.Instant }

export async function saveDraftRow(db: Transaction, draft: NewDraft): Promise<void> {
  const { language, key, text, by: writtenBy, at: writtenAt } = draft
  await db
    .insertInto('textDrafts')
    .values({ client, language, key, text, writtenBy, writtenAt })
    .onConflict((conflict) =>
      conflict.columns(['client', 'key', 'language']).doUpdateSet({ text, writtenBy, writtenAt }),
    )
    .execute()
}

export async function deleteDraftRow(
  db: Transaction,
  { language, key }: { language: string; key: string },
): Promise<void> {
  await db
    .deleteFrom('textDrafts')
    .where('client', '=', client)
    .where('key', '=', key)
    .where('language', '=', language)
    .execute()
}

type Published = NewDraft & { isEdited: boolean }

export async function publishText(db: Transaction, given: Published): Promise<void> {
  const { language, key, text, isEdited, by, at } = given
  await db
    .insertInto('texts')
    .values({ client, language, key, text, isEdited, changedAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['client', 'language', 'key'])
        .doUpdateSet({ text, isEdited, changedAt: at }),
    )
    .execute()
  await db
    .insertInto('textVersions')
    .values({ client, language, key, text, publishedBy: by, publishedAt: at })
    .execute()
}

/** The translation now counts as newer than the text it translates. */
export async function touchText(
  db: Transaction,
  { language, key, at }: { language: Language; key: string; at: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('texts')
    .set({ changedAt: at })
    .where('client', '=', client)
    .where('key', '=', key)
    .where('language', '=', language)
    .execute()
}

const shownVersions = 20

export function listVersions(db: Db, key: string) {
  return db
    .selectFrom('textVersions')
    .innerJoin('users', 'users.id', 'textVersions.publishedBy')
    .select([
      'textVersions.id',
      'textVersions.language',
      'text',
      'users.fullName as by',
      'publishedAt',
    ])
    .where('client', '=', client)
    .where('key', '=', key)
    .orderBy('textVersions.id', 'desc')
    .limit(shownVersions)
    .execute()
}
