import type { Language } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import { type CellValue, type Column, isMoney } from './column.ts'

export type RowOrder = { column: string; isDescending: boolean }

/** `total` is ascending and `-total` descending. */
export function parseOrder(text: string | null): RowOrder | undefined {
  if (!text) return undefined
  const isDescending = text.startsWith('-')
  return { column: isDescending ? text.slice(1) : text, isDescending }
}

export function writeOrder({ column, isDescending }: RowOrder): string {
  return isDescending ? `-${column}` : column
}

/** Cycles through ascending, descending and the original order. */
export function nextOrder(order: RowOrder | undefined, column: string): RowOrder | undefined {
  if (order?.column !== column) return { column, isDescending: false }
  return order.isDescending ? undefined : { column, isDescending: true }
}

/** Rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: RowOrder | undefined,
  language: Language,
): readonly Row[] {
  const keyOf = columns.find(({ id }) => id === order?.column)?.value
  if (!order || !keyOf) return rows
  const texts = new Intl.Collator(localeOf[language], { numeric: true, sensitivity: 'base' })
  const direction = order.isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, key: sortKey(keyOf(row)) }))
    .toSorted((one, other) => {
      if (one.key === undefined || other.key === undefined) {
        return Number(one.key === undefined) - Number(other.key === undefined)
      }
      return direction * compare(one.key, other.key, texts)
    })
    .map(({ row }) => row)
}

type SortKey = string | number

function sortKey(value: CellValue): SortKey | undefined {
  if (isMoney(value)) return value.amount
  return value === null || value === '' ? undefined : value
}

function compare(one: SortKey, other: SortKey, texts: Intl.Collator): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return texts.compare(String(one), String(other))
}
