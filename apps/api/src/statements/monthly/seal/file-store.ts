import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { StatementFormat } from '#platform/generated/database.ts'

type IssuedFile = {
  ownerId: string
  month: string
  digest: string
  format: StatementFormat
  issuedAt: Temporal.Instant
}

/** The same bytes issued again are the same file. */
export async function insertIssuedFile(
  db: Db,
  { month, digest, ...file }: IssuedFile,
): Promise<void> {
  await db
    .insertInto('statementFiles')
    .values({
      ...file,
      month: Temporal.PlainDate.from(`${month}-01`),
      digest: Buffer.from(digest, 'hex'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function findIssuedFile(db: Db, ownerId: string, digest: string) {
  return db
    .selectFrom('statementFiles')
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'))
    .where('ownerId', '=', ownerId)
    .where('digest', '=', Buffer.from(digest, 'hex'))
    .executeTakeFirst()
}
