import { type Fee, isTaxedBy } from '@marea/contract/suites/fees.ts'
import type { TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import { sql } from 'kysely'
import type { Sql } from './sql-parts.ts'

type Counted = {
  /** The table or alias that has the amounts of a home. */
  row: 'suites' | 'chosen'
  /** How many times each kind of fee is charged. */
  counts: Record<Fee['per'], Sql>
}

/**
 * The columns `fees` (taxed by every authority) and `other_fees`, and for each authority that
 * taxes only some of the others `fees_{authority}`.
 */
export function feeColumns(fees: readonly Fee[], counted: Counted): Sql {
  const taxed = fees.filter(({ taxedBy }) => taxedBy === 'all')
  const others = partlyTaxed(fees)
  const columns = [
    sql`${feeSum(taxed, counted)} as fees`,
    sql`${feeSum(others, counted)} as other_fees`,
    ...authoritiesOf(others).map((authority) => {
      const own = others.filter((fee) => isTaxedBy(fee, authority))
      return sql`${feeSum(own, counted)} as ${ownColumn(authority)}`
    }),
  ]
  return sql.join(columns)
}

/** The total of a stay: `base` is its rent with the fees that every authority taxes. */
export function totalInSql(fees: readonly Fee[], authorities: readonly TaxAuthority[]): Sql {
  const special = authoritiesOf(partlyTaxed(fees))
  const taxes = authorities.map((authority) => {
    const base = special.includes(authority) ? sql`(base + ${ownColumn(authority)})` : sql`base`
    return sql`(${base} * ${sql.ref(authority)} + 50000) / 100000`
  })
  return sql`(base + other_fees + ${sql.join(taxes, sql` + `)})`
}

function feeSum(fees: readonly Fee[], { row, counts }: Counted): Sql {
  const amounts = fees.map(
    ({ rate, per }) => sql`${sql.ref(`${row}.${rate}`)}::bigint * ${counts[per]}`,
  )
  return amounts.length ? sql`(${sql.join(amounts, sql` + `)})` : sql`0`
}

function partlyTaxed(fees: readonly Fee[]): Fee[] {
  return fees.filter(({ taxedBy }) => taxedBy !== 'all')
}

function authoritiesOf(fees: readonly Fee[]): TaxAuthority[] {
  return [...new Set(fees.flatMap(({ taxedBy }) => (Array.isArray(taxedBy) ? taxedBy : [])))]
}

function ownColumn(authority: TaxAuthority): Sql {
  return sql.ref(`fees_${authority}`)
}
