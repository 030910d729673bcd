import writeExcelFile from 'write-excel-file/node'
import type { Cell, ReportTable } from './report-table.ts'

const formats = { money: '$#,##0.00', percent: '0.0%', count: '#,##0', decimal: '0.0' } as const

/** A spreadsheet whose amounts are numbers, so that owners can compute with them. */
export function writeXlsx({ title, about, titles, rows, total }: ReportTable): Promise<Buffer> {
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
  return writeExcelFile(data, { columns, sheet: 'Marea', stickyRowsCount: headRows }).toBuffer()
}

function cellOf({ kind, value }: Cell, fontWeight?: 'bold') {
  const weight = fontWeight ? { fontWeight } : {}
  if (value === null) return null
  if (typeof value === 'string') return { value, type: String, ...weight }
  if (kind === 'text') return { value: String(value), type: String, ...weight }
  const amount = kind === 'money' ? value / 100 : value
  return { value: amount, type: Number, format: formats[kind], ...weight }
}
