import type { Db } from '#platform/db/database.ts'

export async function findGuide(db: Db, suiteId: string): Promise<unknown> {
  const row = await db
    .selectFrom('homeGuides')
    .select('guide')
    .where('suiteId', '=', suiteId)
    .executeTakeFirst()
  return row?.guide
}
