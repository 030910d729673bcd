import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { WatchedStay } from './requested-stay.ts'

export function listBoards(db: Db, userId: string) {
  return db
    .selectFrom('favoriteBoards')
    .select(['id', 'name', 'secret'])
    .where('userId', '=', userId)
    .orderBy('isFirst', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findBoardBySecret(db: Db, secret: string) {
  return db
    .selectFrom('favoriteBoards')
    .innerJoin('users', 'users.id', 'favoriteBoards.userId')
    .select(['favoriteBoards.id', 'name', 'users.fullName', 'userId'])
    .where('secret', '=', secret)
    .executeTakeFirst()
}

/** The default list; the unique index makes two first favorites at once share one. */
export async function ensureDefaultList(
  db: Transaction,
  userId: string,
  createdAt: Temporal.Instant,
): Promise<string> {
  await db
    .insertInto('favoriteBoards')
    .values({ userId, isFirst: true, createdAt })
    .onConflict((conflict) => conflict.column('userId').where('isFirst', '=', true).doNothing())
    .execute()
  const row = await db
    .selectFrom('favoriteBoards')
    .select('id')
    .where('userId', '=', userId)
    .where('isFirst', '=', true)
    .executeTakeFirstOrThrow()
  return row.id
}

export function insertBoard(
  db: Db,
  list: { userId: string; name: string; createdAt: Temporal.Instant },
) {
  return db
    .insertInto('favoriteBoards')
    .values({ ...list, isFirst: false })
    .returning(['id', 'name', 'secret'])
    .executeTakeFirstOrThrow()
}

/** True when the list belongs to this user. */
export async function updateBoard(
  db: Db,
  { id, userId }: { id: string; userId: string },
  set: { name: string } | { secret: string | null },
): Promise<boolean> {
  const result = await db
    .updateTable('favoriteBoards')
    .set(set)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteBoard(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('favoriteBoards')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export function listFavorites(db: Db, userId: string) {
  return db
    .selectFrom('favorites')
    .innerJoin('suites', 'suites.id', 'favorites.suiteId')
    .select(['suiteId', 'boardId', 'addedAt', 'suites.slug'])
    .where('userId', '=', userId)
    .orderBy('addedAt', 'desc')
    .orderBy('suiteId')
    .execute()
}

/** An existing favorite moves only when a list is named. */
export async function upsertFavorite(
  db: Transaction,
  favorite: { userId: string; suiteId: string; boardId: string; addedAt: Temporal.Instant },
  { moves }: { moves: boolean },
): Promise<string> {
  const { boardId } = favorite
  const row = await db
    .insertInto('favorites')
    .values(favorite)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'suiteId'])
        .doUpdateSet(moves ? { boardId } : (eb) => ({ boardId: eb.ref('favorites.boardId') })),
    )
    .returning('boardId')
    .executeTakeFirstOrThrow()
  return row.boardId
}

export async function deleteFavorite(db: Db, userId: string, slug: string): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('userId', '=', userId)
    .where('suiteId', 'in', (eb) => eb.selectFrom('suites').select('id').where('slug', '=', slug))
    .execute()
}

export async function deleteAllOf(db: Db, userId: string): Promise<void> {
  for (const table of ['favoriteNotices', 'favoriteStays', 'favoriteBoards'] as const) {
    await db.deleteFrom(table).where('userId', '=', userId).execute()
  }
}

const nightColumns = [
  sql<string>`lower(nights)::text`.as('checkIn'),
  sql<string>`upper(nights)::text`.as('checkOut'),
] as const

export function findStay(db: Db, userId: string): Promise<WatchedStay | undefined> {
  return db
    .selectFrom('favoriteStays')
    .select([...nightColumns, 'guests', 'children', 'infants', 'pets'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}
