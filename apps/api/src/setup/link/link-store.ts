import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

/** Whoever makes the first administrator or a link to it waits for the one who does so now. */
export async function lockSetup(db: Transaction): Promise<void> {
  await sql`lock table setup_links in share row exclusive mode`.execute(db)
}

export async function findLinkHash(db: Db): Promise<Buffer | undefined> {
  const link = await db.selectFrom('setupLinks').select('tokenHash').executeTakeFirst()
  return link?.tokenHash
}

export async function replaceLink(
  db: Transaction,
  link: { tokenHash: Buffer; createdAt: Temporal.Instant },
): Promise<void> {
  await deleteLink(db)
  await db.insertInto('setupLinks').values(link).execute()
}

export async function deleteLink(db: Transaction): Promise<void> {
  await db.deleteFrom('setupLinks').execute()
}
