import { byteOrderMark, csvDollars, csvField } from '@marea/contract/platform/table/csv.ts'
import type { Cell, ReportTable } from './report-table.ts'

/** Comma-separated values as in RFC 4180, with plain numbers that every spreadsheet reads. */
export function writeCsv({ titles, rows, total }: ReportTable): string {
  const lines = [
    titles.map(csvField),
    ...rows.map((row) => row.map(written)),
    total.map(written),
  ].map((cells) => cells.join())
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

function written({ kind, value }: Cell): string {
  if (value === null) return ''
  if (typeof value === 'string') return csvField(value)
  if (kind === 'money') return csvDollars(value)
  if (kind === 'percent') return `${(value * 100).toFixed(1)}%`
  return kind === 'decimal' ? value.toFixed(1) : String(value)
}
