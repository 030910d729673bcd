import type { Currency } from '@marea/contract/platform/money.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { HoldStatus } from '#platform/generated/database.ts'

export type Line = {
  number: number
  kind: string
  reference: string
  amount: number
  balance: number
  currency: Currency
  postedAt: Temporal.Instant
  hold: HoldStatus | null
}

type LineFilter = {
  area?: string | undefined
  since?: Temporal.Instant | undefined
  until?: Temporal.Instant | undefined
  before?: number | undefined
  limit: number
}

/** The postings of an account with a running balance, newest first. */
export function listLines(
  db: Db,
  account: string,
  { area, since, until, before, limit }: LineFilter,
): Promise<Line[]> {
  return db
    .selectFrom('ledgerPostings')
    .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerPostings.entryId')
    .leftJoin('ledgerHolds', (join) =>
      join
        .onRef('ledgerHolds.reference', '=', 'ledgerEntries.reference')
        .on('kind', '=', 'hold.opened'),
    )
    .select([
      'kind',
      'ledgerEntries.reference',
      'ledgerPostings.amount',
      'ledgerPostings.currency',
      'postedAt',
    ])
    .select((eb) => [
      'ledgerHolds.status as hold',
      eb.ref('number').$notNull().as('number'),
      eb.ref('balance').$notNull().as('balance'),
    ])
    .where('account', '=', account)
    .$if(area !== undefined, (query) => query.where('kind', 'like', `${area}.%`))
    .$if(since !== undefined, (query) => query.where('postedAt', '>=', since ?? null))
    .$if(until !== undefined, (query) => query.where('postedAt', '<', until ?? null))
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? null))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

export async function sumOfKinds(
  db: Db,
  account: string,
  { area, since, until }: { area: string; since: Temporal.Instant; until: Temporal.Instant },
): Promise<number> {
  const { sum } = await db
    .selectFrom('ledgerPostings')
    .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerPostings.entryId')
    .select(sql<number>`coalesce(sum(ledger_postings.amount), 0)::bigint`.as('sum'))
    .where('account', '=', account)
    .where('kind', 'like', `${area}.%`)
    .where('postedAt', '>=', since)
    .where('postedAt', '<', until)
    .executeTakeFirstOrThrow()
  return sum
}

export function listPostingsOfKeys(db: Db, keys: readonly string[]) {
  return db
    .selectFrom('ledgerPostings')
    .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerPostings.entryId')
    .select(['entryId', 'kind', 'account', 'amount', 'postedAt'])
    .where('key', 'in', keys)
    .orderBy('entryId')
    .orderBy('line')
    .execute()
}

export function listEntryPostings(db: Db, account: string) {
  return db
    .selectFrom('ledgerPostings')
    .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerPostings.entryId')
    .select(['entryId', 'kind', 'account', 'amount', 'postedAt'])
    .where('entryId', 'in', (eb) =>
      eb.selectFrom('ledgerPostings').select('entryId').where('account', '=', account),
    )
    .orderBy('entryId')
    .orderBy('line')
    .execute()
}
