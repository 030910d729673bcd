import { colors, fonts, type Page } from './document-style.ts'

type Column = { title: string; width: number; align?: 'left' | 'right'; isSoft?: boolean }

export type ColumnRow = {
  cells: readonly string[]
  /** Below the first cell, in small soft letters. */
  note?: string
  kind?: 'group' | 'sum' | 'total'
}

export type ColumnTable = { columns: readonly Column[]; rows: readonly ColumnRow[] }

export type Frame = {
  left: number
  width: number
  bottom: number
  addPage(): void
}

const size = 7.6
const gap = 6
const rowHeight = 13.4

/** A dense table with columns of fixed widths; its titles are repeated on every page. */
export function drawColumns(page: Page, frame: Frame, { columns, rows }: ColumnTable): void {
  drawTitles(page, frame, columns)
  const heights = rows.map((row) => heightOf(page, columns, row))
  for (const [index, row] of rows.entries()) {
    const height = heights[index] ?? 0
    // The last row stays together with the total below it, and the name of a group with its first.
    const keepsNext = row.kind === 'group' || rows[index + 1]?.kind === 'total'
    const room = height + (keepsNext ? (heights[index + 1] ?? 0) : 0)
    if (page.y + room > frame.bottom) {
      frame.addPage()
      drawTitles(page, frame, columns)
    }
    drawRow(page, { frame, columns, height }, row)
  }
}

function drawTitles(page: Page, frame: Frame, columns: readonly Column[]): void {
  const y = page.y
  page.font(fonts.sans).fontSize(6.6).fillColor(colors.soft)
  placed(frame, columns).forEach(({ x, column }) => {
    page.text(column.title, x, y, textOptions(column))
  })
  page.y = y + 11
  line(page, frame, colors.soft)
}

type Placed = { frame: Frame; columns: readonly Column[]; height: number }

function drawRow(page: Page, { frame, columns, height }: Placed, row: ColumnRow): void {
  const { cells, note, kind } = row
  const top = page.y
  if (kind === 'total') line(page, frame, colors.ink)
  const isStrong = kind !== undefined
  placed(frame, columns).forEach(({ x, column }, index) => {
    const isSoft = column.isSoft && kind !== 'total'
    page
      .font(isStrong && !isSoft ? fonts.strong : fonts.sans)
      .fontSize(size)
      .fillColor(isSoft ? colors.soft : colors.ink)
      .text(
        cells[index] ?? '',
        x,
        top + 3,
        textOptions(column, kind === 'group' ? frame.width : undefined),
      )
  })
  if (note) {
    page.font(fonts.sans).fontSize(6.4).fillColor(colors.soft)
    page.text(note, frame.left, top + 13, {
      width: (columns[0]?.width ?? 0) + 120,
      lineBreak: false,
    })
  }
  page.x = frame.left
  page.y = top + height
  if (kind !== 'total') line(page, frame, colors.line)
}

function heightOf(
  page: Page,
  columns: readonly Column[],
  { cells, note, kind }: ColumnRow,
): number {
  if (kind === 'group') return rowHeight + 4
  page.font(fonts.sans).fontSize(size)
  const heights = columns.map((column, index) =>
    page.heightOfString(cells[index] ?? '', { width: column.width - gap }),
  )
  return Math.max(rowHeight, Math.max(...heights) + 5) + (note ? 8 : 0)
}

function placed(frame: Frame, columns: readonly Column[]) {
  let x = frame.left
  return columns.map((column) => {
    const at = { x, column }
    x += column.width
    return at
  })
}

/** The gap between columns is to the right of texts and to the left of figures. */
function textOptions({ width, align = 'left' }: Column, room?: number) {
  return { width: room ?? (align === 'right' ? width : width - gap), align }
}

function line(page: Page, { left, width }: Frame, color: string): void {
  page
    .moveTo(left, page.y)
    .lineTo(left + width, page.y)
    .lineWidth(0.5)
    .strokeColor(color)
    .stroke()
}
