import { OpenedPayout } from '@marea/contract/statements/financials/opened-payout.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { callAs } from '../people.ts'
import type { TestApp } from '../test-app.ts'

type RawPayout = {
  id: string
  amount: number
  /** Balances recounted from raw postings, just before this payout and just after the one before. */
  balance: number
  carried: number
  /** The entries between both payouts. */
  entries: number[]
}

/** Each payout of an owner from raw postings alone, without balances that anybody stored. */
async function recountPayouts({ db }: TestApp, ownerId: string): Promise<RawPayout[]> {
  const { rows } = await sql<RawPayout>`
    with posted as (
      select entries.id, entries.kind, entries.reference, postings.amount, postings.number,
        sum(postings.amount) over (order by postings.number)::bigint as after,
        count(*) filter (where entries.kind = 'withdrawal.requested')
          over (order by postings.number rows between unbounded preceding and 1 preceding) as earlier
      from ledger_postings postings join ledger_entries entries on entries.id = postings.entry_id
      where postings.account = 'owner:' || ${ownerId} || ':payable')
    select replace(paid.reference, 'withdrawal:', '') as id, -paid.amount as amount,
      paid.after - paid.amount as balance,
      coalesce((select after from posted before where before.kind = 'withdrawal.requested'
        and before.number < paid.number order by before.number desc limit 1), 0) as carried,
      array(select id::int from posted between_both where between_both.earlier = paid.earlier
        and between_both.number < paid.number order by number) as entries
    from posted paid where paid.kind = 'withdrawal.requested' order by paid.number`.execute(db)
  return rows
}

type Owner = { id: string; call: ReturnType<typeof callAs> }

/** Every payout of the owner opens to exactly its lines, which add up to it; oldest first. */
export async function expectPayouts(marea: TestApp, owner: Owner): Promise<OpenedPayout[]> {
  const raw = await recountPayouts(marea, owner.id)
  const opened: OpenedPayout[] = []
  for (const { id, amount, balance, carried, entries } of raw) {
    const { status, body } = await owner.call('GET', `/owner/payouts/${id}`)
    expect(status).toBe(200)
    const payout = OpenedPayout.parse(body.result)
    const before = payout.before?.amount ?? 0
    const lines = payout.lines.reduce((sum, line) => sum + line.amount, 0)
    expect({ id, before, left: payout.left, sum: before + lines - payout.left }).toEqual({
      id,
      before: carried,
      left: balance - amount,
      sum: amount,
    })
    expect(payout.amount.amount + payout.fee.amount).toBe(amount)
    expect(payout.lines.flatMap(({ entryIds }) => entryIds)).toEqual(entries)
    opened.push(payout)
  }
  return opened
}
