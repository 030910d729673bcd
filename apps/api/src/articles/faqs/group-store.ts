import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { GroupTitles } from './group-titles.ts'

export async function listGroups(db: Db) {
  return db
    .selectFrom('faqGroups')
    .select(['id', 'anchor', 'titles', 'revision'])
    .orderBy('position')
    .execute()
}

export function listOrder(db: Db) {
  return db
    .selectFrom('articles')
    .select(['id', 'groupId'])
    .where('kind', '=', 'question')
    .orderBy('position')
    .execute()
}

/** Everything whose place changes is locked in one order, so that two moves cannot deadlock. */
export async function lockGroups(db: Transaction): Promise<Place[]> {
  return db.selectFrom('faqGroups').select(['id', 'position']).orderBy('id').forUpdate().execute()
}

export type Place = { id: string; position: number }

export async function lockQuestions(db: Transaction, groupId: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, position from articles where group_id = ${groupId}::uuid
    order by id for update`.execute(db)
  return rows
}

export async function insertGroup(
  db: Transaction,
  { anchor, titles }: { anchor: string; titles: GroupTitles },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into faq_groups (anchor, titles, position)
    select ${anchor}, ${JSON.stringify(titles)}::jsonb, coalesce(max(position), 0) + 1
    from faq_groups returning id`.execute(db)
  return rows[0]?.id ?? ''
}

export async function updateTitles(db: Transaction, id: string, titles: GroupTitles) {
  await db
    .updateTable('faqGroups')
    .set((eb) => ({ titles: JSON.stringify(titles), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteGroup(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('faqGroups').where('id', '=', id).execute()
}

export async function placeGroup(db: Transaction, { id, position }: Place): Promise<void> {
  await db.updateTable('faqGroups').set({ position }).where('id', '=', id).execute()
}

export async function placeQuestion(db: Transaction, { id, position }: Place): Promise<void> {
  await db.updateTable('articles').set({ position }).where('id', '=', id).execute()
}

export async function appendQuestion(db: Transaction, id: string, groupId: string): Promise<void> {
  await sql`
    update articles set group_id = ${groupId}::uuid, position = (
      select coalesce(max(position), 0) + 1 from articles where group_id = ${groupId}::uuid)
    where id = ${id}::uuid`.execute(db)
}
