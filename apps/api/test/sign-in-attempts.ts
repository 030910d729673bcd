import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** Tries are dated by the database's clock, so for time to pass they are made older. */
export async function ageTries({ db }: TestApp, { minutes }: { minutes: number }): Promise<void> {
  await sql`
    update tries set last_at = last_at - ${minutes} * interval '1 minute',
      tried_at = array(select moment - ${minutes} * interval '1 minute' from unnest(tried_at) moment)
  `.execute(db)
}
