import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Ctx } from '../../apps/api/src/platform/ctx.ts'
import { ledgerAccounts } from '../../apps/api/src/wallet/ledger/accounts.ts'
import { post } from '../../apps/api/src/wallet/ledger/post.ts'

export type BenchGuest = { id: string; token: string }

/** People who are signed in already, because checking passwords would be most of the work. */
export async function addGuests(databaseUrl: string, count: number): Promise<BenchGuest[]> {
  const people: BenchGuest[] = []
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (let each = 0; each < count; each += 1) {
    const token = crypto.randomUUID()
    const { rows } = await client.query(
      `with person as (
        insert into users (full_name, email, holds_email, email_confirmed_at, phone, gender,
          language, secret_kind, created_at)
        values ('Guest', $1 || '@marea.test', true, now(), '', 'other', 'en', 'none', now())
        returning id)
      insert into sessions (token_hash, user_id, device, created_at, authenticated_at,
        last_seen_at, expires_at)
      select $2, id, '', now(), now(), now(), now() + interval '1 day' from person
      returning user_id as id`,
      [token, createHash('sha256').update(token).digest()],
    )
    people.push({ id: rows[0].id, token })
  }
  await client.end()
  return people
}

export function fund(ctx: Ctx, id: string) {
  const moves = [
    { from: ledgerAccounts.clearing, to: ledgerAccounts.wallet(id), amount: 1_000_000_00 },
  ]
  return post(ctx, { key: `bench:${id}`, kind: 'deposit.credited', reference: 'bench', moves })
}
