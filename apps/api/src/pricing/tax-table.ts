import type { Jurisdiction } from '@marea/contract/suites/jurisdictions.ts'
import type { Db } from '#platform/db/database.ts'
import type { TaxRate } from './price.ts'
import { listTaxRows } from './store.ts'

/** The rates of each jurisdiction that has any, in the order in which a price lists them. */
export type TaxesByJurisdiction = ReadonlyMap<Jurisdiction, readonly TaxRate[]>

/** Returns the same object for all days with the same rates. */
export type TaxTable = (day: string) => TaxesByJurisdiction

export async function readTaxTable(db: Db): Promise<TaxTable> {
  return newTaxTable(await listTaxRows(db))
}

type TaxRow = Awaited<ReturnType<typeof listTaxRows>>[number]

export function newTaxTable(rows: readonly TaxRow[]): TaxTable {
  const changeDays = rows.flatMap(({ from, to }) => (to === null ? [from] : [from, to])).sort()
  const known = new Map<string, TaxesByJurisdiction>()
  return (day) => {
    const since = changeDays.findLast((changeDay) => changeDay <= day) ?? ''
    const taxes = known.get(since) ?? taxesOn(rows, day)
    known.set(since, taxes)
    return taxes
  }
}

function taxesOn(rows: readonly TaxRow[], day: string): TaxesByJurisdiction {
  const valid = rows.filter(({ from, to }) => from <= day && (to === null || day < to))
  return new Map(
    [...Map.groupBy(valid, ({ jurisdiction }) => jurisdiction)].map(([jurisdiction, taxes]) => [
      jurisdiction,
      taxes.map(({ authority, rate }) => ({ authority, rate })),
    ]),
  )
}
