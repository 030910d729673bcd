import {
  type DisplayCurrency,
  displayCurrencies,
} from '@marea/contract/pricing/display-currencies.ts'
import { type Insertable, sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { CurrencyRates } from '#platform/generated/database.ts'

type Db = Database | Transaction

export function listRatesOn(db: Db, day: string) {
  return db
    .selectFrom('currencyRates')
    .distinctOn('currency')
    .select(['currency', 'rate', 'effectiveOn'])
    .where('currency', 'in', displayCurrencies)
    .where(sql<boolean>`effective_on <= ${day}::date`)
    .orderBy('currency')
    .orderBy('effectiveOn', 'desc')
    .execute()
}

export function listCurrencyRates(db: Db) {
  return db
    .selectFrom('currencyRates')
    .innerJoin('users', 'users.id', 'currencyRates.setBy')
    .select(['currency', 'rate', 'effectiveOn', 'setAt', 'users.fullName as setByName'])
    .orderBy('effectiveOn')
    .execute()
}

export async function findRateOn(
  db: Db,
  currency: DisplayCurrency,
  day: string,
): Promise<{ rate: number; isFromThatDay: boolean } | undefined> {
  return db
    .selectFrom('currencyRates')
    .select('rate')
    .select(sql<boolean>`effective_on = ${day}::date`.as('isFromThatDay'))
    .where('currency', '=', currency)
    .where(sql<boolean>`effective_on <= ${day}::date`)
    .orderBy('effectiveOn', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertCurrencyRate(
  db: Transaction,
  row: Insertable<CurrencyRates>,
): Promise<void> {
  await db.insertInto('currencyRates').values(row).execute()
}

export function deleteCurrencyRate(db: Transaction, currency: DisplayCurrency, from: string) {
  return db
    .deleteFrom('currencyRates')
    .where('currency', '=', currency)
    .where('effectiveOn', '=', Temporal.PlainDate.from(from))
    .returning('rate')
    .executeTakeFirst()
}
