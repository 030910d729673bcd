import { jurisdictions } from '@marea/contract/jurisdictions.ts'
import type { TaxRow } from './store.ts'

/** The rates of each jurisdiction, in the order of the contract's list. */
export type RatesByJurisdiction = readonly (readonly number[])[]

/** Gives the same object for all days on which the same rates hold. */
export type TaxTable = (day: string) => RatesByJurisdiction

export function newTaxTable(rows: readonly TaxRow[]): TaxTable {
  const turns = rows.flatMap(({ from, to }) => (to === null ? [from] : [from, to])).sort()
  const known = new Map<string, RatesByJurisdiction>()
  return (day) => {
    const since = turns.findLast((turn) => turn <= day) ?? ''
    const rates = known.get(since) ?? ratesOn(rows, day)
    known.set(since, rates)
    return rates
  }
}

function ratesOn(rows: readonly TaxRow[], day: string): RatesByJurisdiction {
  return jurisdictions.map((jurisdiction) =>
    rows
      .filter((row) => row.jurisdiction === jurisdiction)
      .filter(({ from, to }) => from <= day && (to === null || day < to))
      .map(({ rate }) => rate),
  )
}
