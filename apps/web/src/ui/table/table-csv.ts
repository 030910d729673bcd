import { csvDollars, toCsv } from '@marea/contract/platform/table/csv.ts'
import { type CellValue, type Column, isMoney } from './column.ts'

/** The rows as a file for spreadsheets: numbers and dates are the same in every language. */
export function tableCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const written = columns.filter(({ value }) => value !== undefined)
  return toCsv([
    written.map(({ title, fileTitle }) => fileTitle ?? title),
    ...rows.map((row) => written.map(({ value }) => plainText(value?.(row)))),
  ])
}

function plainText(value: CellValue): string {
  if (isMoney(value)) return csvDollars(value.amount)
  return value === null || value === undefined ? '' : String(value)
}
