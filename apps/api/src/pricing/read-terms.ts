import type { Fee } from '@marea/contract/suites/fees.ts'
import type { Jurisdiction, TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/problem.ts'
import type { TaxRate } from './price.ts'
import {
  listAuthorityRows,
  listDiscountRows,
  listRateRows,
  listTaxRates,
  listTermRows,
} from './store.ts'
import type { Terms } from './terms.ts'

export type SuiteTerms = Terms & { jurisdiction: Jurisdiction; timeZone: string }

export async function readTerms(db: Db, suiteId: string): Promise<SuiteTerms> {
  const terms = (await readAllTerms(db, [suiteId])).get(suiteId)
  if (!terms) throw new Problem('resource.not_found')
  return terms
}

export async function readAllTerms(
  db: Db,
  suiteIds: readonly string[],
  fees?: readonly Fee[],
): Promise<Map<string, SuiteTerms>> {
  if (!suiteIds.length) return new Map()
  const suites = await listTermRows(db, suiteIds, fees)
  const seasons = Map.groupBy(await listRateRows(db, suiteIds), (row) => row.suiteId)
  const discounts = Map.groupBy(await listDiscountRows(db, suiteIds), (row) => row.suiteId)
  return new Map(
    suites.map(({ id, ...suite }) => [
      id,
      { ...suite, seasons: seasons.get(id) ?? [], discounts: discounts.get(id) ?? [] },
    ]),
  )
}

export function readTaxes(db: Db, jurisdiction: Jurisdiction, checkIn: string): Promise<TaxRate[]> {
  return listTaxRates(db, jurisdiction, checkIn)
}

/** In the order in which a price lists them. */
export async function readAuthorities(db: Db): Promise<TaxAuthority[]> {
  return (await listAuthorityRows(db)).map(({ code }) => code)
}
