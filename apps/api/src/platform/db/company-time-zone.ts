import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Fixed in the database, whose constraints compare sealed months and bank days with it. */
export async function readCompanyTimeZone(db: Database): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select company_time_zone() as zone`.execute(db)
  if (!rows[0]) throw new Error('The company has no time zone.')
  return rows[0].zone
}
