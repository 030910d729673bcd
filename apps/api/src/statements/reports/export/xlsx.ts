import writeExcelFile from 'write-excel-file/node'
import type { Cell, ReportTable } from './report-table.ts'

const formats = { money: '$#,##0.00', percent: '0.0%', count: '#,##0', decimal: '0.0' } as const

/** A spreadsheet whose amounts are numbers, so that owners can compute with them. */
export function writeXlsx({
  brand,
  title,
  about,
  titles,
  rows,
  total,
}: ReportTable): Promise<Buffer> {
  const data = [
    [{ value: title, fontWeight: 'bold' as const, fontSize: 16 }],
    ...about.map((line) => [{ value: line }]),
    [],
    titles.map((value, index) => ({
      value,
      fontWeight: 'bold' as const,
      align: index < 2 ? ('left' as const) : ('right' as const),
      wrap: true,
    })),
    ...rows.map((row) => row.map((cell) => cellOf(cell))),
    total.map((cell) => cellOf(cell, 'bold')),
  ]
  const columns = titles.map((_, index) => ({ width: index < 2 ? 24 : 16 }))
  const headRows = about.length + 3
  return writeExcelFile(data, {
    columns,
    sheet: sheetNameOf(brand.name),
    stickyRowsCount: headRows,
  }).toBuffer()
}

/** What spreadsheets allow in the name of a sheet. */
function sheetNameOf(name: string): string {
  return name.replace(/[\\/*?:[\]']/g, ' ').slice(0, 31)
}

function cellOf({ kind, value }: Cell, fontWeight?: 'bold') {
  const weight = fontWeight ? { fontWeight } : {}
  if (value === null) return null
  if (typeof value === 'string') return { value, type: String, ...weight }
  if (kind === 'text') return { value: String(value), type: String, ...weight }
  const amount = kind === 'money' ? value / 100 : value
  return { value: amount, type: Number, format: formats[kind], ...weight }
}
