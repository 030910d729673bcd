import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { MessagePhotos } from '#platform/generated/database.ts'

export async function insertPhoto(db: Db, photo: Insertable<MessagePhotos>): Promise<void> {
  await db.insertInto('messagePhotos').values(photo).execute()
}

/** A photo of a sent message; before that only its author can see it. */
export function findPhoto(
  db: Db,
  { id, roomId, userId }: { id: string; roomId: string; userId: string },
) {
  return db
    .selectFrom('messagePhotos')
    .select('id')
    .where('id', '=', id)
    .where('roomId', '=', roomId)
    .where((eb) => eb.or([eb('messageId', 'is not', null), eb('authorId', '=', userId)]))
    .executeTakeFirst()
}

export function listPhotos(db: Db, messageIds: readonly number[]) {
  return db
    .selectFrom('messagePhotos')
    .select(['messageId', 'id', 'width', 'height', 'thumbhash'])
    .where('messageId', 'in', messageIds.length ? messageIds : [null])
    .orderBy('messageId')
    .orderBy('place')
    .execute()
}

/** How many of the photos could be attached: the author's own, in this conversation and unsent. */
export async function attachPhotos(
  db: Transaction,
  { ids, ...to }: { ids: readonly string[]; roomId: string; authorId: string; messageId: number },
): Promise<number> {
  let attached = 0
  for (const [index, id] of ids.entries()) {
    const { numUpdatedRows } = await db
      .updateTable('messagePhotos')
      .set({ messageId: to.messageId, place: index + 1 })
      .where('id', '=', id)
      .where('roomId', '=', to.roomId)
      .where('authorId', '=', to.authorId)
      .where('messageId', 'is', null)
      .executeTakeFirstOrThrow()
    attached += Number(numUpdatedRows)
  }
  return attached
}

export function deleteUnsentPhotos(db: Transaction, before: Temporal.Instant) {
  return db
    .deleteFrom('messagePhotos')
    .where('messageId', 'is', null)
    .where('uploadedAt', '<=', before)
    .returning('id')
    .execute()
}

export function deletePhotosOf(db: Transaction, authorId: string) {
  return db.deleteFrom('messagePhotos').where('authorId', '=', authorId).returning('id').execute()
}

export function listPhotosBy(db: Db, authorId: string) {
  return db
    .selectFrom('messagePhotos')
    .select(['id', 'roomId', 'messageId', 'width', 'height', 'uploadedAt'])
    .where('authorId', '=', authorId)
    .orderBy('uploadedAt')
    .execute()
}
