import type { RateOverride } from '@marea/contract/pricing/rules/nightly-rate.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

export type OverrideRow = RateOverride & { night: string }

const batch = 5_000

export function listOverrideRows(db: Db, suiteId: string): Promise<OverrideRow[]> {
  return db
    .selectFrom('rateOverrides')
    .select([sql<string>`night::text`.as('night'), 'amount', 'minNights'])
    .where('suiteId', '=', suiteId)
    .orderBy('rateOverrides.night')
    .execute()
}

export async function replaceOverrides(
  db: Transaction,
  suiteId: string,
  rows: readonly OverrideRow[],
): Promise<void> {
  const nights = rows.map(({ night }) => night)
  await db
    .deleteFrom('rateOverrides')
    .where('suiteId', '=', suiteId)
    .where(sql<boolean>`night = any(${nights}::date[])`)
    .execute()
  const kept = rows.filter(({ amount, minNights }) => amount !== null || minNights !== null)
  for (let at = 0; at < kept.length; at += batch) {
    const values = kept.slice(at, at + batch).map(({ night, amount, minNights }) => ({
      suiteId,
      amount,
      minNights,
      night: sql<Temporal.PlainDate>`${night}::date`,
    }))
    await db.insertInto('rateOverrides').values(values).execute()
  }
}
