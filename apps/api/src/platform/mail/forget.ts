import { sql } from 'kysely'
import type { Transaction } from '#platform/database.ts'

/** A mail that still waits may be meant for another account that names the same address. */
export async function forgetMailsTo(
  db: Transaction,
  address: string,
  { isWaitingToo }: { isWaitingToo: boolean },
): Promise<void> {
  const states = ['completed', 'failed', 'cancelled', ...(isWaitingToo ? ['created', 'retry'] : [])]
  await sql`
    delete from pgboss.job where data->>'to' = ${address} and state::text = any(${states})
  `.execute(db)
}
