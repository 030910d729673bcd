import type { Db, Transaction } from '#platform/db/database.ts'

export async function findSecret(db: Db, bookingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('tripLinks')
    .select('secret')
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
  return row?.secret ?? null
}

export async function findSharedBookingId(db: Db, secret: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tripLinks')
    .select('bookingId')
    .where('secret', '=', secret)
    .executeTakeFirst()
  return row?.bookingId
}

type Link = { bookingId: string; secret: string; createdAt: Temporal.Instant }

export async function upsertLink(db: Transaction, link: Link): Promise<void> {
  const { secret, createdAt } = link
  await db
    .insertInto('tripLinks')
    .values(link)
    .onConflict((found) => found.column('bookingId').doUpdateSet({ secret, createdAt }))
    .execute()
}

/** True when there was a link. */
export async function deleteLink(db: Transaction, bookingId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('tripLinks')
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
