import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'

/** The number of rows of each table with a digest that their order does not change. */
export async function tableContents(
  db: Database,
  tables: readonly { name: string }[],
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await sql`select count(*), md5(string_agg(row::text, ',' order by row::text))
      from ${sql.raw(name)} as row`.execute(db)
    found[name] = rows[0]
  }
  return found
}
