import { maxImportRows } from '@marea/contract/operations/imports/imports.ts'
import { parseCsv } from '#platform/csv/parse-csv.ts'
import { Problem } from '#platform/problem.ts'

export type Rows = {
  columns: string[]
  /** Numbered as spreadsheets do; empty rows are left out. */
  rows: { number: number; cells: string[] }[]
}

const maxColumns = 500

/** Reads what spreadsheets of any country write: commas, semicolons or tabs between cells. */
export function readCsv(text: string): Rows {
  if (text.includes('\0')) throw new Problem('imports.not_csv')
  const lines = parseCsv(text)
  const rows = lines
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [head, ...others] = rows
  if (!head || others.length === 0) throw new Problem('imports.empty')
  if (head.cells.length > maxColumns) throw new Problem('imports.not_csv')
  if (others.length > maxImportRows) throw new Problem('imports.too_many_rows')
  return { columns: head.cells.map((name) => name.trim()), rows: others }
}
