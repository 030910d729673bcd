import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** Attempts are dated by the database's clock, so passing time is simulated by aging them. */
export async function ageTries({ db }: TestApp, { minutes }: { minutes: number }): Promise<void> {
  await sql`
    update tries set last_at = last_at - ${minutes} * interval '1 minute',
      tried_at = array(select moment - ${minutes} * interval '1 minute' from unnest(tried_at) moment)
  `.execute(db)
}
