import type { Sort } from '@marea/contract/platform/table/sort.ts'
import { type RawBuilder, sql } from 'kysely'

type Expressions<Column extends string> = Record<Column, RawBuilder<unknown>>

/** The order that a reader chose, or the list's own; rows without a value come last in both directions. */
export function orderBy<Column extends string>(
  sort: Sort<Column> | undefined,
  columns: Expressions<Column>,
  otherwise: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const entries: [string, RawBuilder<unknown>][] = Object.entries(columns)
  const chosen = entries.find(([column]) => column === sort || `-${column}` === sort)
  if (!chosen) return otherwise
  const direction = sort === chosen[0] ? sql`asc` : sql`desc`
  return sql`${chosen[1]} ${direction} nulls last`
}
