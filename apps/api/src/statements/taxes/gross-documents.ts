import type { Brand } from '@marea/contract/platform/brand.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { senderLine } from '@marea/contract/platform/support.ts'
import { csvDollars } from '@marea/contract/platform/table/csv.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import type { GrossMonth, GrossYear, OwnersGross } from '@marea/contract/statements/taxes/taxes.ts'
import { namesOf } from '#platform/brand/brand.ts'
import { type PrintedTable, printTables } from '#platform/documents/print-tables.ts'
import { dateOf, moneyOf, totalOf } from '#platform/documents/receipt-format.ts'
import { emailText } from '#platform/mail/layout.ts'

type GrossDocument = {
  gross: GrossYear
  owner: { fullName: string; email: string }
  issuedAt: Temporal.Instant
  timeZone: string
  brand: Brand
}

/** The boxes of Form 1099-K, and what Marea's fee leaves of them. */
export function drawGross(
  { gross, owner, issuedAt, timeZone, brand }: GrossDocument,
  language: Language,
): Promise<Buffer> {
  const text = emailText(language, namesOf(brand))
  const { year } = gross
  return printTables(
    {
      brand,
      issuedAt,
      title: text('gross_document.title', { year: String(year) }),
      issued: text('receipt.issued', { date: dateOf(timeZone, issuedAt, language) }),
      facts: [
        { label: text('gross_document.owner'), lines: [owner.fullName, owner.email] },
        { label: text('gross_document.year'), lines: [String(year)] },
        {
          label: text('gross_document.payer'),
          lines: [brand.legalName, brand.address || brand.location],
        },
      ],
      note: text('gross_document.not_form'),
      tables: [boxesTable(gross, brand, language), monthsTable(gross, brand, language)],
      smallPrint: [
        text('gross_document.gross_note'),
        text('tax_document.month_rule'),
        senderLine(brand),
      ],
    },
    language,
  )
}

function boxesTable({ total }: GrossYear, brand: Brand, language: Language): PrintedTable {
  const text = emailText(language, namesOf(brand))
  return {
    title: text('gross_document.total'),
    note: null,
    columns: [],
    rows: [],
    lines: [
      {
        label: `1a. ${text('gross_document.box_1a')}`,
        amount: totalOf(total.gross.amount, language),
      },
      {
        label: `1b. ${text('gross_document.box_1b')}`,
        amount: moneyOf(total.gross.amount, language),
      },
      { label: `3. ${text('gross_document.box_3')}`, amount: String(total.payments) },
      { label: `4. ${text('gross_document.box_4')}`, amount: moneyOf(0, language) },
    ],
  }
}

function monthsTable({ months, total }: GrossYear, brand: Brand, language: Language): PrintedTable {
  const text = emailText(language, namesOf(brand))
  const figure = ({ amount }: { amount: number }) => moneyOf(amount, language)
  return {
    title: `5a–5l. ${text('gross_document.by_month')}`,
    note: null,
    columns: [
      text('taxes.month'),
      text('gross.payments'),
      text('gross.amount'),
      text('gross_document.fee'),
      text('gross.earnings'),
    ],
    rows: months.map((month) => [
      monthName(month.month, language),
      String(month.payments),
      figure(month.gross),
      figure(month.fee),
      figure(month.earnings),
    ]),
    sum: [
      text('taxes.total'),
      String(total.payments),
      figure(total.gross),
      figure(total.fee),
      figure(total.earnings),
    ],
    lines: [],
  }
}

export function grossTable(
  { year, months, total }: GrossYear,
  brand: Brand,
  language: Language,
): string[][] {
  const text = emailText(language)
  return [
    [text('tax_document.month'), ...figureTitles(brand, language)],
    ...months.map((month) => [month.month, ...figuresOf(month)]),
    [String(year), ...figuresOf(total)],
  ]
}

type OwnerMonth = GrossMonth & { owner: OwnersGross['owners'][number] }

export function ownersTable(
  months: readonly OwnerMonth[],
  brand: Brand,
  language: Language,
): string[][] {
  const text = emailText(language)
  return [
    [
      text('gross_document.owner'),
      text('team.email'),
      text('tax_document.month'),
      ...figureTitles(brand, language),
    ],
    ...months.map(({ owner, ...month }) => [
      owner.fullName,
      owner.email,
      month.month,
      ...figuresOf(month),
    ]),
  ]
}

function figureTitles(brand: Brand, language: Language): string[] {
  const text = emailText(language, namesOf(brand))
  return [
    text('gross.payments'),
    text('gross.amount'),
    text('gross_document.fee'),
    text('admin_taxes.owner_earnings'),
  ]
}

function figuresOf({ payments, gross, fee, earnings }: Omit<GrossMonth, 'month'>): string[] {
  return [String(payments), ...[gross, fee, earnings].map(({ amount }) => csvDollars(amount))]
}

function monthName(month: string, language: Language): string {
  const name = formatDay(`${month}-01`, language, 'month')
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
