import type { Money } from '@marea/contract/platform/money.ts'
import type { ReactNode } from 'react'

/** Money, a number, a text, an ISO date or an instant. */
export type CellValue = Money | string | number | null | undefined

export type Column<Row> = {
  id: string
  title: string
  /** What a cell shows; its value by default. */
  cell?: (row: Row) => ReactNode
  /** Used for sorting and for downloaded files. */
  value?: (row: Row) => CellValue
  /** The title in a downloaded file if the value is only a part of what the cell shows. */
  fileTitle?: string
  /** False if the server sorts the table and cannot sort by this column. */
  isSortable?: boolean
  /** Adds a column to the downloaded file that the table shows within another one. */
  isFileOnly?: boolean
  /** Numbers are aligned to the end of their column. */
  isFigure?: boolean
  /** The title is read to screen readers only, such as that of actions. */
  hidesTitle?: boolean
  /** Below the title, such as a scale. */
  scale?: ReactNode
  /** In a table that is brief on phones, the figure beside the name. */
  isMain?: boolean
  className?: string | undefined
  /** The column that names the row; in the foot, “Total” unless it has another sum. */
  isName?: boolean
  sum?: ReactNode
  /** The sum of the values of all rows. */
  sumsRows?: boolean
}

export function isMoney(value: CellValue): value is Money {
  return typeof value === 'object' && value !== null
}

/** The number that a value adds to a sum. */
export function amountOf(value: CellValue): number {
  if (isMoney(value)) return value.amount
  return typeof value === 'number' ? value : 0
}
