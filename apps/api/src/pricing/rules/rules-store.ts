import { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Season } from '#pricing/terms.ts'

/** The base price is stored with the home and the stay discounts in a table of their own. */
export const StoredRules = PriceRules.omit({
  nightlyAmount: true,
  weekendAmount: true,
  minNights: true,
  stayDiscounts: true,
})
type StoredRules = z.infer<typeof StoredRules>

export type NewVersion = {
  suiteId: string
  version: number
  rules: StoredRules
  changedBy: string | null
  changedAt: Temporal.Instant
}

/** The base price with the latest rules, which are null if none were ever saved. */
export function findRuleRow(db: Db, suiteId: string) {
  return db
    .selectFrom('suites')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('priceRules')
          .leftJoin('users', 'users.id', 'changedBy')
          .select(['version', 'rules', 'changedAt', 'fullName as changedByName'])
          .whereRef('priceRules.suiteId', '=', 'suites.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['nightlyAmount', 'weekendAmount', 'minNights', 'maxNights'])
    .select(['latest.version', 'latest.rules', 'latest.changedAt', 'latest.changedByName'])
    .where('suites.id', '=', suiteId)
    .executeTakeFirst()
}

export async function insertVersion(db: Transaction, { rules, ...version }: NewVersion) {
  await db
    .insertInto('priceRules')
    .values({ ...version, rules: JSON.stringify(rules) })
    .execute()
}

export function listVersionsBy(db: Db, userId: string) {
  return db
    .selectFrom('priceRules')
    .innerJoin('suites', 'suites.id', 'priceRules.suiteId')
    .select(['suites.name', 'version', 'rules', 'priceRules.changedAt'])
    .where('changedBy', '=', userId)
    .orderBy('priceRules.changedAt')
    .execute()
}

/** Homes whose nightly prices depend on more than seasons, in the order they are locked. */
export async function listAdjustedHomes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ suiteId: string }>`
    select suite_id from (
      select distinct on (suite_id) suite_id, rules from price_rules
      order by suite_id, version desc) as latest
    where rules->'lastMinute' <> '[]' or rules->'earlyBird' <> '[]'
      or rules->'weekdayPercents' <> '[0, 0, 0, 0, 0, 0, 0]'
      or rules->'weekdayAmounts' <> '[0, 0, 0, 0, 0, 0, 0]'
      or rules->>'floorAmount' is not null or rules->>'ceilingAmount' is not null
    order by suite_id`.execute(db)
  return rows.map(({ suiteId }) => suiteId)
}

type SeasonRow = { suiteId: string; from: string; to: string }

/** Seasons of the latest rules, and those that were over before the rules were saved without them. */
export async function listSeasonRows(
  db: Db,
  suiteIds: readonly string[],
  today: string,
): Promise<SeasonRow[]> {
  const { rows } = await sql<SeasonRow>`
    select distinct suite_id, season."from", season."to"
    from price_rules as saved,
      jsonb_to_recordset(rules->'seasons') as season ("from" text, "to" text)
    where suite_id = any(${suiteIds}::uuid[])
      and (season."to" <= ${today} or not exists (
        select from price_rules as later
        where later.suite_id = saved.suite_id and later.version > saved.version))`.execute(db)
  return rows
}

export async function replaceDiscounts(
  db: Transaction,
  suiteId: string,
  discounts: PriceRules['stayDiscounts'],
) {
  await db.deleteFrom('stayDiscounts').where('suiteId', '=', suiteId).execute()
  if (!discounts.length) return
  await db
    .insertInto('stayDiscounts')
    .values(discounts.map((discount) => ({ ...discount, suiteId })))
    .execute()
}

export async function replaceLimits(
  db: Transaction,
  suiteId: string,
  { floorAmount, fillsGaps }: Pick<PriceRules, 'floorAmount' | 'fillsGaps'>,
) {
  await db.deleteFrom('stayLimits').where('suiteId', '=', suiteId).execute()
  if (floorAmount === null && !fillsGaps) return
  await db
    .insertInto('stayLimits')
    .values({ suiteId, floorAmount: floorAmount ?? 0, fillsGaps })
    .execute()
}

export async function deleteRates(db: Transaction, suiteId: string, from: readonly string[]) {
  if (!from.length) return
  await db
    .deleteFrom('nightlyRates')
    .where('suiteId', '=', suiteId)
    .where(sql<string>`lower(nights)::text`, 'in', from)
    .execute()
}

export async function insertRates(db: Transaction, suiteId: string, rates: readonly Season[]) {
  if (!rates.length) return
  await db
    .insertInto('nightlyRates')
    .values(
      rates.map(({ from, to, weekdayAmounts, ...rate }) => ({
        ...rate,
        suiteId,
        nights: sql<string>`daterange(${from}, ${to})`,
        weekdayAmounts: weekdayAmounts ? [...weekdayAmounts] : null,
      })),
    )
    .execute()
}
