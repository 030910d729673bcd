import type { Language } from '@marea/contract/platform/language.ts'
import type { PrintedBrand } from '#platform/printed-brand.ts'
import { bytesOf, colors, createPage, drawBrand, fonts, type Page } from './document-style.ts'

/** A table as text; the first column is left-aligned, all others right-aligned. */
export type WideTable = {
  title: string
  brand: PrintedBrand
  about: readonly string[]
  issuedAt: Temporal.Instant
  issued: string
  titles: readonly string[]
  rows: readonly (readonly string[])[]
  total: readonly string[]
  smallPrint: string
}

const margin = 48
const width = 792 - 2 * margin
const bottom = 612 - margin
const nameWidth = 150
const rowHeight = 19

export function printWideTable(table: WideTable, language: Language): Promise<Buffer> {
  const { title, brand, about, issued, issuedAt, titles, rows, total, smallPrint } = table
  const page = createPage({ title, brand, issuedAt, language, margin, layout: 'landscape' })
  const bytes = bytesOf(page)
  drawBrand(page, brand, { x: margin, y: margin, size: 22 })
  page.moveDown(0.2).fontSize(18).text(title)
  page
    .font(fonts.sans)
    .fontSize(10)
    .fillColor(colors.soft)
    .text([...about, issued].join(' · '))
  page.moveDown(1)
  drawTitles(page, titles)
  for (const row of rows) {
    if (page.y + rowHeight > bottom) {
      page.addPage()
      drawTitles(page, titles)
    }
    drawRow(page, row, { font: fonts.sans, rule: colors.line })
  }
  if (page.y + 3 * rowHeight > bottom) page.addPage()
  drawRow(page, total, { font: fonts.strong, rule: colors.ink })
  page.font(fonts.sans).fontSize(8.5).fillColor(colors.soft)
  page.text(smallPrint, margin, page.y + 12, { width })
  page.end()
  return bytes
}

function drawTitles(page: Page, titles: readonly string[]): void {
  page.font(fonts.sans).fontSize(8.5).fillColor(colors.soft)
  const top = page.y
  const ends = titles.map((title, index) => {
    const { x, width: room, align } = placeOf(index, titles.length)
    page.text(title, x, top, { width: room, align })
    return page.y
  })
  page.y = Math.max(...ends) + 5
}

function drawRow(
  page: Page,
  cells: readonly string[],
  { font, rule }: { font: string; rule: string },
): void {
  const top = page.y
  page.moveTo(margin, top).lineTo(margin + width, top)
  page.lineWidth(0.6).strokeColor(rule).stroke()
  page.font(font).fontSize(9.5).fillColor(colors.ink)
  cells.forEach((cell, index) => {
    const { x, width: room, align } = placeOf(index, cells.length)
    page.text(cell, x, top + 5, {
      width: room,
      align,
      lineBreak: false,
      ellipsis: true,
      height: 12,
    })
  })
  page.y = top + rowHeight
}

function placeOf(index: number, count: number) {
  if (index === 0) return { x: margin, width: nameWidth, align: 'left' } as const
  const column = (width - nameWidth) / (count - 1)
  const x = margin + nameWidth + (index - 1) * column
  return { x: x + 6, width: column - 6, align: 'right' } as const
}
