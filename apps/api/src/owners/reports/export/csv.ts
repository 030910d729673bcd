import { csvField } from '#platform/documents/csv-field.ts'
import type { Cell, ReportTable } from './report-table.ts'

/** Spreadsheets take a leading byte order mark as UTF-8, without which accents are lost. */
const byteOrderMark = '\ufeff'

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
  if (kind === 'money') return (value / 100).toFixed(2)
  if (kind === 'percent') return `${(value * 100).toFixed(1)}%`
  return kind === 'decimal' ? value.toFixed(1) : String(value)
}
