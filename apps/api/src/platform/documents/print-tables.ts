import type { Language } from '@marea/contract/platform/language.ts'
import { colors, fonts, type Page } from './document-style.ts'
import {
  type DocumentHead,
  drawRow,
  drawSmallPrint,
  drawTotal,
  ensureSpace,
  margin,
  printDocument,
  type ReceiptRow,
  rule,
  width,
} from './print-receipt.ts'

export type PrintedTable = {
  /** Begins a group of tables, on a new page unless it is the first. */
  heading?: string
  title: string
  note: string | null
  /** The first column is text and takes the width that the figures leave. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  sum?: readonly string[]
  lines: readonly ReceiptRow[]
  total?: ReceiptRow
}

export type PrintedTables = DocumentHead & {
  tables: readonly PrintedTable[]
  smallPrint: string[]
}

const figureWidth = 76
const rowHeight = 17

/** Tables of figures on US letter pages; a table that does not fit begins on the next page. */
export function printTables(document: PrintedTables, language: Language): Promise<Buffer> {
  return printDocument(document, language, (page) => {
    for (const [index, table] of document.tables.entries()) drawTable(page, table, index === 0)
    drawSmallPrint(page, document.smallPrint)
  })
}

function drawTable(page: Page, table: PrintedTable, isFirst: boolean): void {
  if (table.heading) drawHeading(page, table.heading, isFirst)
  ensureSpace(page, heightOf(table))
  page.moveDown(1)
  rule(page)
  page
    .font(fonts.strong)
    .fontSize(11)
    .fillColor(colors.ink)
    .text(table.title, margin, page.y + 10, { width })
  if (table.note) {
    page.font(fonts.sans).fontSize(9).fillColor(colors.soft).text(table.note, { width })
  }
  page.y += 6
  drawCells(page, table.columns, { font: fonts.sans, color: colors.soft, size: 8 })
  for (const row of table.rows) {
    ensureSpace(page, rowHeight)
    drawCells(page, row, { font: fonts.sans, color: colors.ink, size: 9.5 })
  }
  if (table.sum) drawCells(page, table.sum, { font: fonts.strong, color: colors.ink, size: 9.5 })
  page.y += 4
  for (const line of table.lines) drawRow(page, line, fonts.sans)
  if (table.total) drawTotal(page, table.total)
}

function drawHeading(page: Page, heading: string, isFirst: boolean): void {
  if (!isFirst) page.addPage()
  page.moveDown(isFirst ? 0.6 : 0)
  page
    .font(fonts.heading)
    .fontSize(16)
    .fillColor(colors.ink)
    .text(heading, margin, page.y, { width })
}

/** A short table stays together; a long one begins where its head and a few rows fit. */
function heightOf({ rows, lines }: PrintedTable): number {
  return 90 + rowHeight * Math.min(14, rows.length + lines.length + 1)
}

type CellStyle = { font: string; color: string; size: number }

function drawCells(page: Page, cells: readonly string[], { font, color, size }: CellStyle): void {
  const [name = '', ...figures] = cells
  const y = page.y + 4
  const nameWidth = width - figures.length * figureWidth
  page.font(font).fontSize(size).fillColor(color)
  page.text(name, margin, y, { width: nameWidth - 8 })
  const after = page.y
  const ends = figures.map((figure, index) => {
    const x = margin + nameWidth + index * figureWidth
    page.text(figure, x, y, { width: figureWidth, align: 'right' })
    return page.y
  })
  page.x = margin
  page.y = Math.max(after, ...ends)
}
