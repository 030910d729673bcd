import type { Language } from '@marea/contract/platform/language.ts'
import type { PrintedBrand } from '#platform/printed-brand.ts'
import { bytesOf, colors, createPage, drawBrand, fonts, type Page } from './document-style.ts'

export type ReceiptRow = { label: string; amount: string }

/** The head of every document. */
export type DocumentHead = {
  title: string
  brand: PrintedBrand
  issued: string
  issuedAt: Temporal.Instant
  facts: { label: string; lines: string[] }[]
  note: string | null
}

export type PrintedReceipt = DocumentHead & {
  parts: { title: string; rows: readonly ReceiptRow[]; sum?: ReceiptRow }[]
  smallPrint: string[]
}

export const margin = 56
export const width = 612 - 2 * margin
const bottom = 792 - margin

export function printReceipt(receipt: PrintedReceipt, language: Language): Promise<Buffer> {
  return printDocument(receipt, language, (page) => {
    for (const { title, rows, sum } of receipt.parts) {
      drawRows(page, title, rows)
      if (sum) drawTotal(page, sum)
    }
    drawSmallPrint(page, receipt.smallPrint)
  })
}

/** Draws the head and whatever follows it, and returns the finished file. */
export function printDocument(
  head: DocumentHead,
  language: Language,
  draw: (page: Page) => void,
): Promise<Buffer> {
  const { title, brand, issuedAt } = head
  const page = createPage({ title, brand, issuedAt, language, margin, layout: 'portrait' })
  const bytes = bytesOf(page)
  drawHead(page, head)
  draw(page)
  page.end()
  return bytes
}

export function drawSmallPrint(page: Page, sentences: readonly string[]): void {
  ensureSpace(page, 60)
  page.moveDown(1).font(fonts.sans).fontSize(8.5).fillColor(colors.soft)
  for (const sentence of sentences) page.text(sentence, margin, page.y + 4, { width })
}

function drawHead(page: Page, { title, brand, issued, facts, note }: DocumentHead): void {
  drawBrand(page, brand, { x: margin, y: margin, size: 26 })
  page.moveDown(0.3).fontSize(20).text(title)
  page.font(fonts.sans).fontSize(10).fillColor(colors.soft).text(issued)
  page.moveDown(1.2)
  const top = page.y
  const column = width / facts.length
  const ends = facts.map(({ label, lines }, index) => {
    const at = margin + index * column
    page.font(fonts.sans).fontSize(9).fillColor(colors.soft).text(label, at, top)
    page.fontSize(10.5).fillColor(colors.ink)
    for (const line of lines) page.text(line, at, page.y + 2, { width: column - 14 })
    return page.y
  })
  page.x = margin
  page.y = Math.max(...ends) + 12
  const accent = brand.colors.accent.light
  if (note) page.font(fonts.strong).fontSize(10).fillColor(accent).text(note, { width })
}

function drawRows(page: Page, title: string, rows: readonly ReceiptRow[]): void {
  ensureSpace(page, 60)
  page.moveDown(1)
  rule(page)
  page
    .font(fonts.strong)
    .fontSize(10.5)
    .fillColor(colors.ink)
    .text(title, margin, page.y + 10)
  page.y += 4
  for (const row of rows) drawRow(page, row, fonts.sans)
}

export function drawTotal(page: Page, row: ReceiptRow): void {
  page.y += 4
  drawRow(page, row, fonts.strong)
}

/** Label, dotted leader and amount share one baseline. */
export function drawRow(page: Page, { label, amount }: ReceiptRow, font: string): void {
  ensureSpace(page, 18)
  page.font(font).fontSize(10.5).fillColor(colors.ink)
  const y = page.y + 3
  const end = page.widthOfString(amount)
  const labelWidth = Math.min(page.widthOfString(label), width - end - 24)
  page.text(label, margin, y, { width: labelWidth + 1 })
  const after = page.y
  page.text(amount, margin + width - end, y, { lineBreak: false })
  const baseline = y + 9.5
  page
    .moveTo(margin + labelWidth + 8, baseline)
    .lineTo(margin + width - end - 8, baseline)
    .lineWidth(0.8)
    .dash(0.8, { space: 3 })
    .strokeColor(colors.line)
    .stroke()
    .undash()
  page.x = margin
  page.y = after
}

export function ensureSpace(page: Page, height: number): void {
  if (page.y + height > bottom) page.addPage()
}

export function rule(page: Page): void {
  page.moveTo(margin, page.y).lineTo(margin + width, page.y)
  page.lineWidth(0.6).strokeColor(colors.line).stroke()
}
