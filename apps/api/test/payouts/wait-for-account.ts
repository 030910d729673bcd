import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'

/** Lets a bank account have been added long enough ago to receive money. */
export async function waitForAccount({ db }: Pick<TestApp, 'db'>, id: string): Promise<string> {
  await sql`update bank_accounts set created_at = created_at - interval '6 days'
    where id = ${id}`.execute(db)
  return id
}
