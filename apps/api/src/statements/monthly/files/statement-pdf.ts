import type { TextTables } from '@marea/contract/pages.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { senderLine } from '@marea/contract/platform/support.ts'
import { formatDayIn, formatTimeIn } from '@marea/contract/platform/time/zoned-time.ts'
import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { balanceLines, summaryLines } from '@marea/contract/statements/monthly/statement-lines.ts'
import {
  bytesOf,
  colors,
  createPage,
  drawBrand,
  fonts,
  type Page,
} from '#platform/documents/document-style.ts'
import { drawColumns, type Frame } from '#platform/documents/print-columns.ts'
import type { PrintedBrand } from '#platform/printed-brand.ts'
import {
  bookingTable,
  chargeTable,
  expenseTable,
  payoutTable,
  taxTable,
} from './statement-tables.ts'
import { type StatementText, statementText } from './statement-text.ts'

const margin = 44
const width = 612 - 2 * margin
const footerTop = 792 - 40
const maxHomes = 4

type Drawing = {
  page: Page
  frame: Frame
  statement: Statement
  words: StatementText
  language: Language
  timeZone: string
  brand: PrintedBrand
}

type Printing = {
  language: Language
  names: TextTables
  issuedAt: Temporal.Instant
  timeZone: string
  brand: PrintedBrand
}

/** US letter pages like the statement on the page; the same statement always has the same bytes. */
export function drawStatement(
  statement: Statement,
  { language, names, issuedAt, timeZone, brand }: Printing,
): Promise<Buffer> {
  const words = statementText(statement, { language, names })
  const title = words.text('statements.label', { month: words.month })
  const page = createPage({
    title,
    brand,
    issuedAt,
    language,
    margin,
    layout: 'portrait',
    subject: statement.number,
    isNumbered: true,
  })
  const bytes = bytesOf(page)
  const frame = {
    left: margin,
    width,
    bottom: footerTop - 14,
    addPage() {
      page.addPage()
      page.y = margin + 46
    },
  }
  const drawing = { page, frame, statement, words, language, timeZone, brand }
  page.y = margin + 46
  drawFacts(drawing)
  drawAnswer(drawing)
  drawTables(drawing)
  drawBalance(drawing)
  drawSeal(drawing)
  drawEdges(drawing)
  page.end()
  return bytes
}

function drawFacts({ page, statement, words: { text } }: Drawing): void {
  const { homes, owner } = statement
  const names = homes.slice(0, maxHomes).map(({ name }) => name)
  const more = homes.length - names.length
  const facts = [
    { label: text('statements.prepared_for'), lines: [owner] },
    {
      label: text('statements.homes'),
      lines: more > 0 ? [...names, text('statements.more_homes', { count: more })] : names,
    },
    { label: text('statements.basis'), lines: [text('statements.basis_text')] },
  ]
  const top = page.y
  const column = width / facts.length
  const ends = facts.map(({ label, lines }, index) => {
    const x = margin + index * column
    page.font(fonts.sans).fontSize(7).fillColor(colors.soft).text(label, x, top)
    page.fontSize(8).fillColor(colors.ink)
    for (const line of lines) page.text(line, x, page.y + 1, { width: column - 14 })
    return page.y
  })
  page.y = Math.max(...ends) + 16
}

/** The profit on the left, and the balance from opening to closing on the right. */
function drawAnswer({ page, statement, words }: Drawing): void {
  const { text, money, signed, summary, month } = words
  const top = page.y
  const lines = summaryLines(statement).map((line) => ({
    label: summary(line),
    amount: isEdge(line) || line.amount === 0 ? money(line.amount) : signed(line.amount),
    isTotal: line.id === 'closing',
  }))
  const end = drawLines(page, { left: margin + 210, right: margin + width, y: top }, lines)
  const bottom = Math.max(end, top + 60)
  page.font(fonts.heading).fontSize(26).fillColor(colors.ink)
  page.text(money(statement.profit), margin, bottom - 52, { width: 200, lineBreak: false })
  page.font(fonts.sans).fontSize(8).fillColor(colors.soft)
  page.text(text('statements.profit_of', { month }), margin, bottom - 12, { width: 200 })
  page.x = margin
  page.y = bottom + 14
}

function isEdge({ id }: { id: string }): boolean {
  return id === 'opening' || id === 'closing'
}

function drawTables(drawing: Drawing): void {
  const { page, frame, statement, words } = drawing
  const { text } = words
  heading(drawing, text('statements.bookings'))
  drawColumns(page, frame, bookingTable(statement, words))
  small(drawing, text('statements.fees_note'))
  heading(drawing, text('statements.expenses'), 150)
  drawColumns(page, frame, expenseTable(statement, words))
  heading(drawing, text('statements.charges'))
  drawColumns(page, frame, chargeTable(statement, words))
  heading(drawing, text('statements.tax_title'))
  drawColumns(page, frame, taxTable(statement, words))
  heading(drawing, text('statements.payouts_title'))
  drawColumns(page, frame, payoutTable(statement, words))
}

function drawBalance(drawing: Drawing): void {
  const { page, statement, words } = drawing
  const { text, day, first, last, money, signed } = words
  heading(drawing, text('statements.balance'), 110)
  const named = {
    opening: text('statements.balance_opening', { day: day(first) }),
    closing: statement.sealed
      ? text('statements.balance_closing', { day: day(last) })
      : text('statements.closing_now'),
  }
  const lines = balanceLines(statement).map(({ id, amount }) => ({
    label: id === 'opening' || id === 'closing' ? named[id] : text(`statements.balance_${id}`),
    amount: isEdge({ id }) || amount === 0 ? money(amount) : signed(amount),
    isTotal: id === 'closing',
  }))
  const end = drawLines(page, { left: margin, right: margin + width / 2, y: page.y }, lines)
  page.x = margin
  page.y = end + 12
}

function drawSeal(drawing: Drawing): void {
  const { page, frame, statement, words, language, timeZone } = drawing
  const { text } = words
  const { sealed, month } = statement
  if (page.y + 56 > frame.bottom) frame.addPage()
  rule(page, { left: margin, right: margin + width, y: page.y })
  page.y += 10
  if (!sealed) {
    const next = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()
    const sealsOn = words.day(`${next}-01`)
    page.font(fonts.sans).fontSize(8).fillColor(colors.soft)
    page.text(text('statements.open_text', { day: sealsOn }), margin, page.y, { width })
    return
  }
  const at = Temporal.Instant.from(sealed.sealedAt).epochMilliseconds
  const moment = `${formatDayIn(timeZone, at, language, 'long')}, ${formatTimeIn(timeZone, at, language)}`
  page.font(fonts.strong).fontSize(8).fillColor(colors.ink)
  page.text(`${text('statements.sealed_at', { at: moment })}. `, margin, page.y, {
    width,
    continued: true,
  })
  const lines = text('statements.sealed_lines', { count: sealed.lines })
  page.font(fonts.sans).text(`${lines} ${text('statements.seal_text')}`)
  page.font(fonts.sans).fontSize(7.6).fillColor(colors.soft)
  page.text(sealed.seal.replace(/(.{8})(?=.)/g, '$1 '), margin, page.y + 3, { width })
}

/** Draws the header and footer of every page once the number of pages is known. */
function drawEdges({ page, statement, words, brand }: Drawing): void {
  const { text, first, last, day } = words
  const { start, count } = page.bufferedPageRange()
  const { seal } = statement.sealed ?? {}
  const foot = seal
    ? text('statements.seal_short', { seal: `${seal.slice(0, 8)} … ${seal.slice(-8)}` })
    : text('statements.not_sealed')
  for (let index = start; index < start + count; index += 1) {
    page.switchToPage(index)
    // Text below the margin would begin a new page.
    page.page.margins.bottom = 0
    drawBrand(page, brand, { x: margin, y: margin - 12, size: 19 })
    const twoLines = (x: number, align: 'left' | 'right', lines: [string, string]) => {
      page.font(fonts.sans).fontSize(8).fillColor(colors.ink)
      page.text(lines[0], x, margin - 10, { width: 190, align })
      page.fillColor(colors.soft).text(lines[1], x, margin + 1, { width: 190, align })
    }
    twoLines(margin + 150, 'left', [text('statements.document'), `${day(first)} – ${day(last)}`])
    twoLines(margin + width - 190, 'right', [
      text('statements.number', { number: statement.number }),
      text('statements.page', { page: index - start + 1, pages: count }),
    ])
    rule(page, { left: margin, right: margin + width, y: margin + 20, color: colors.ink })
    page.font(fonts.sans).fontSize(7).fillColor(colors.soft)
    page.text(senderLine(brand), margin, footerTop, {
      lineBreak: false,
    })
    page.text(foot, margin + width - 260, footerTop, {
      width: 260,
      align: 'right',
      lineBreak: false,
    })
  }
}

function heading({ page, frame }: Drawing, title: string, room = 60): void {
  if (page.y + room > frame.bottom) frame.addPage()
  page.y += 12
  page.font(fonts.heading).fontSize(13).fillColor(colors.ink).text(title, margin, page.y)
  page.y += 5
}

function small({ page, frame }: Drawing, note: string): void {
  if (page.y + 26 > frame.bottom) frame.addPage()
  page.font(fonts.sans).fontSize(6.8).fillColor(colors.soft)
  page.text(note, margin, page.y + 5, { width })
}

type Place = { left: number; right: number; y: number }

type LeaderLine = { label: string; amount: string; isTotal: boolean }

/** Labels, dotted leaders and amounts, the total below a rule; returns where they end. */
function drawLines(page: Page, { left, right, y }: Place, lines: readonly LeaderLine[]): number {
  let top = y
  for (const line of lines) {
    if (line.isTotal) {
      rule(page, { left, right, y: top + 3 })
      top += 7
    }
    top = drawLeader(page, { left, right, y: top }, line)
  }
  return top
}

function drawLeader(
  page: Page,
  { left, right, y }: Place,
  { label, amount, isTotal }: LeaderLine,
): number {
  page
    .font(isTotal ? fonts.strong : fonts.sans)
    .fontSize(8.2)
    .fillColor(colors.ink)
  const end = page.widthOfString(amount)
  const room = right - left - end - 16
  page.text(label, left, y, { width: room })
  const after = page.y
  page.text(amount, right - end, y, { lineBreak: false })
  const used = Math.min(page.widthOfString(label), room)
  page
    .moveTo(left + used + 5, y + 7.5)
    .lineTo(right - end - 5, y + 7.5)
    .lineWidth(0.6)
    .dash(0.6, { space: 2.4 })
    .strokeColor(colors.line)
    .stroke()
    .undash()
  return Math.max(after, y + 11) + 2
}

function rule(
  page: Page,
  { left, right, y, color = colors.soft }: Place & { color?: string },
): void {
  page.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(color).stroke()
}
