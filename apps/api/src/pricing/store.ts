import type { Fee } from '@marea/contract/suites/fees.ts'
import type { Jurisdiction } from '@marea/contract/suites/jurisdictions.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { CouponBearer } from '#platform/generated/database.ts'
import { feeAmountsSql } from './fee-columns.ts'
import type { FeeAmounts } from './terms.ts'

export function listTermRows(db: Db, suiteIds: readonly string[], fees?: readonly Fee[]) {
  return db
    .selectFrom('suites')
    .leftJoin('stayLimits', 'stayLimits.suiteId', 'suites.id')
    .select([
      'id',
      'jurisdiction',
      'nightlyAmount',
      'weekendAmount',
      'minNights',
      'maxNights',
      'guests',
      'maxPets',
      'welcomesChildren',
      'welcomesInfants',
      'includedGuests',
      'floorAmount',
      sql<number>`commission_on(agreement_id, (now() at time zone company_time_zone())::date)`.as(
        'commissionPerMille',
      ),
      sql<string>`home_time_zone(id)`.as('timeZone'),
      sql<boolean>`coalesce(fills_gaps, false)`.as('fillsGaps'),
      sql<FeeAmounts>`${sql.raw(feeAmountsSql('suites', fees))}`.as('feeAmounts'),
    ])
    .where('id', 'in', suiteIds)
    .execute()
}

export function listRateRows(db: Db, suiteIds: readonly string[]) {
  return db
    .selectFrom('nightlyRates')
    .select([
      'suiteId',
      sql<string>`lower(nights)::text`.as('from'),
      sql<string>`upper(nights)::text`.as('to'),
      'nightlyAmount',
      'weekendAmount',
      'weekdayAmounts',
      'minNights',
    ])
    .where('suiteId', 'in', suiteIds)
    .orderBy('suiteId')
    .orderBy('nights')
    .execute()
}

export function listDiscountRows(db: Db, suiteIds: readonly string[]) {
  return db
    .selectFrom('stayDiscounts')
    .select(['suiteId', 'fromNights', 'perMille'])
    .where('suiteId', 'in', suiteIds)
    .execute()
}

export function listAuthorityRows(db: Db) {
  return db.selectFrom('taxAuthorities').select('code').orderBy('position').execute()
}

/** In the order in which a price lists them. */
export function listTaxRates(db: Db, jurisdiction: Jurisdiction, on: string) {
  return db
    .selectFrom('taxRates')
    .innerJoin('taxAuthorities', 'taxAuthorities.code', 'authority')
    .select(['authority', 'rate'])
    .where('jurisdiction', '=', jurisdiction)
    .where('rate', '>', 0)
    .where(sql<boolean>`valid @> ${on}::date`)
    .orderBy('position')
    .execute()
}

/** In the order in which a price lists them. */
export function listTaxRows(db: Db) {
  return db
    .selectFrom('taxRates')
    .innerJoin('taxAuthorities', 'taxAuthorities.code', 'authority')
    .select(['jurisdiction', 'authority', 'rate'])
    .select(sql<string>`coalesce(lower(valid)::text, '0001-01-01')`.as('from'))
    .select(sql<string | null>`upper(valid)::text`.as('to'))
    .where('rate', '>', 0)
    .orderBy('position')
    .execute()
}

/** On a day without a rule the coupon is not deducted, so that never too little tax is collected. */
export async function isCouponDeducted(
  db: Db,
  { on, bearer }: { on: string; bearer: CouponBearer },
): Promise<boolean> {
  const rule = await db
    .selectFrom('couponTaxRules')
    .select('isCouponDeducted')
    .where('bearer', '=', bearer)
    .where(sql<boolean>`valid @> ${on}::date`)
    .executeTakeFirst()
  return rule?.isCouponDeducted ?? false
}
