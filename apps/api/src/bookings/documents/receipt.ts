import { type GuestCounts, guestCountWords } from '@marea/contract/calendar/guest-counts.ts'
import type { TextTables } from '@marea/contract/pages.ts'
import { cardName, type NamedCard } from '@marea/contract/payments/card-name.ts'
import type { Brand } from '@marea/contract/platform/brand.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { senderLine } from '@marea/contract/platform/support.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { localeOf, translate, withNames } from '@marea/contract/platform/translate.ts'
import { isTax } from '@marea/contract/pricing/price-parts.ts'
import type { ReceiptRow } from '#platform/documents/print-receipt.ts'
import { dateOf, moneyOf, totalOf } from '#platform/documents/receipt-format.ts'
import { emailTables, emailText } from '#platform/mail/layout.ts'
import { type Line, sumOf, withoutTaxes } from '#pricing/price.ts'
import type { EscrowPosting } from '#wallet/ledger/escrow-postings.ts'

export type Receipt = GuestCounts & {
  reference: string
  issuedAt: Temporal.Instant
  brand: Brand
  guestName: string
  home: string
  /** The address on one line. */
  address: string
  timeZone: string
  checkIn: string
  checkOut: string
  isCancelled: boolean
  /** The current lines; after a cancellation those that were kept. */
  lines: readonly Line[]
  /** What the guest paid and was refunded, oldest first. */
  moves: readonly EscrowPosting[]
  cards: readonly NamedCard[]
  /** What is still to be paid of the lines. */
  rest: { amount: number; dueAt: Temporal.Instant } | null
  /** What taxes are called. */
  names: TextTables
}

type ReceiptText = {
  brand: Brand
  title: string
  issued: string
  facts: { label: string; lines: string[] }[]
  note: string | null
  chargesTitle: string
  charges: ReceiptRow[]
  taxesTitle: string
  taxes: ReceiptRow[]
  total: ReceiptRow
  movesTitle: string
  moves: ReceiptRow[]
  balance: ReceiptRow
  balanceTitle: string
  rest: ReceiptRow[]
  smallPrint: string[]
}

/** Throws when lines and money disagree, because such a receipt would be false. */
export function writeReceipt(receipt: Receipt, language: Language): ReceiptText {
  const { reference, timeZone, issuedAt, lines, moves, isCancelled, rest } = receipt
  const day = (at: Temporal.Instant) => dateOf(timeZone, at, language)
  const paid = moves.reduce((sum, { amount }) => sum + amount, 0)
  if (paid + (rest?.amount ?? 0) !== sumOf(lines)) {
    throw new Error(`The lines of ${reference} are ${sumOf(lines)} and ${paid} was paid.`)
  }
  const text = emailText(language)
  return {
    brand: receipt.brand,
    title: text('receipt.name', { reference }),
    issued: text('receipt.issued', { date: day(issuedAt) }),
    facts: factsOf(receipt, language),
    note: isCancelled ? text('receipt.cancelled') : null,
    chargesTitle: text('receipt.charges'),
    charges: chargesOf(receipt, language),
    taxesTitle: text('price.taxes'),
    taxes: lines.filter(isTax).map((line) => taxRow(line, language, receipt.names)),
    total: { label: text('price.total'), amount: totalOf(sumOf(lines), language) },
    movesTitle: text('receipt.money'),
    moves: moves.map((move) => moveRow(move, day(move.at), language)),
    balance: { label: text('receipt.balance'), amount: moneyOf(paid, language) },
    balanceTitle: text('receipt.rest_title'),
    rest: rest ? [balanceRow(rest.amount, day(rest.dueAt), language)] : [],
    smallPrint: [text('receipt.tax_note'), senderLine(receipt.brand)],
  }
}

function balanceRow(amount: number, date: string, language: Language): ReceiptRow {
  const label = emailText(language)('receipt.rest', { date })
  return { label, amount: moneyOf(amount, language) }
}

function factsOf(receipt: Receipt, language: Language): ReceiptText['facts'] {
  const { guestName, home, address, checkIn, checkOut, cards } = receipt
  const text = emailText(language)
  const dates = {
    checkIn: formatDay(checkIn, language, 'medium'),
    checkOut: formatDay(checkOut, language, 'medium'),
  }
  const cardLabel = text('payments.receipt.card')
  const names = cards.map((card) => cardName(card, cardLabel))
  return [
    { label: text('receipt.guest'), lines: [guestName] },
    { label: text('receipt.home'), lines: [home, address] },
    {
      label: text('receipt.stay'),
      lines: [text('receipt.dates', dates), guestCountWords(receipt, text)],
    },
    ...(cards.length > 0 ? [{ label: cardLabel, lines: names }] : []),
  ]
}

export function taxesOf(lines: readonly Line[]): number {
  return sumOf(lines.filter(isTax))
}

export function chargesOf(
  { lines, names }: Pick<Receipt, 'lines' | 'names'>,
  language: Language,
): ReceiptRow[] {
  const charges = withoutTaxes(lines)
  const saved = charges.filter(isCancellationCharge)
  const rows = charges
    .filter((line) => !isCancellationCharge(line))
    .map((line) => rowOf(line, language, names))
  return saved.length > 0 ? [keptRow(saved, language), ...rows] : rows
}

/** The kept part of a canceled stay has no nightly price any more, so it is one row. */
function isCancellationCharge({ part, dates }: Line): boolean {
  return part === 'rent' && !dates
}

function keptRow(saved: readonly Line[], language: Language): ReceiptRow {
  const text = emailText(language)
  const label = text('receipt.kept', { label: text('receipt.stay') })
  return { label, amount: moneyOf(sumOf(saved), language) }
}

function rowOf(line: Line, language: Language, names: TextTables): ReceiptRow {
  const { label, amount, count = 0, each = 0, name = '' } = line
  const params = { count, each: moneyOf(each, language), name }
  const written = translate(
    withNames(emailTables[language], names[language]),
    language,
    label,
    params,
  )
  return { label: written, amount: moneyOf(amount, language) }
}

function taxRow({ label, amount, rate }: Line, language: Language, names: TextTables): ReceiptRow {
  const percent = rate === undefined ? '' : `, ${percentOf(rate, language)}`
  const name = names[language][label] ?? label
  return { label: `${name}${percent}`, amount: moneyOf(amount, language) }
}

function moveRow({ way, amount }: EscrowPosting, date: string, language: Language): ReceiptRow {
  const text = emailText(language)
  const label =
    amount < 0 ? text(`receipt.back.${way}`, { date }) : text(`receipt.paid.${way}`, { date })
  return { label, amount: moneyOf(amount, language) }
}

function percentOf(ratePerHundredThousand: number, language: Language): string {
  const style = { style: 'percent', maximumFractionDigits: 3 } as const
  return new Intl.NumberFormat(localeOf[language], style).format(ratePerHundredThousand / 100_000)
}
