import type { TextTables } from '@marea/contract/pages.ts'
import type { Brand } from '@marea/contract/platform/brand.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { senderLine } from '@marea/contract/platform/support.ts'
import { csvDollars } from '@marea/contract/platform/table/csv.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import type { TaxLine, TaxMonth, Worksheet } from '@marea/contract/statements/taxes/taxes.ts'
import { type PrintedTable, printTables } from '#platform/documents/print-tables.ts'
import { dateOf, moneyOf, totalOf } from '#platform/documents/receipt-format.ts'
import { emailText, type NamedText } from '#platform/mail/layout.ts'

type WorksheetDocument = {
  period: string
  months: readonly TaxMonth[]
  /** The names of the owner's homes; the filer's returns are for all homes. */
  homes: readonly string[]
  isFiler: boolean
  issuedAt: Temporal.Instant
  timeZone: string
  brand: Brand
  names: TextTables
}

const maxNamedHomes = 6

export function drawWorksheets(document: WorksheetDocument, language: Language): Promise<Buffer> {
  const { period, months, homes, isFiler, issuedAt, timeZone, brand, names } = document
  const text = emailText(language, names)
  const named = homes.length > maxNamedHomes ? [] : homes
  const noTables = { title: text('tax_document.no_returns'), note: null, ...emptyTable }
  const tables = months.flatMap((month) => tablesOf(month, { isFiler, language, names }))
  return printTables(
    {
      brand,
      issuedAt,
      title: text('tax_document.title'),
      issued: text('receipt.issued', { date: dateOf(timeZone, issuedAt, language) }),
      facts: [
        { label: text('tax_document.period'), lines: [periodName(period, language)] },
        {
          label: text('tax_document.homes'),
          lines: named.length ? [...named] : [text('tax_document.all_homes')],
        },
        { label: text('tax_document.filed_by'), lines: [brand.legalName] },
      ],
      note: months.every(({ isOver }) => isOver) ? null : text('tax_document.not_over'),
      tables: tables.length ? tables : [noTables],
      smallPrint: [
        text('tax_document.month_rule'),
        text('tax_document.worksheet_note'),
        isFiler ? text('tax_document.allowance_note') : text('tax_document.owner_note'),
        senderLine(brand),
      ],
    },
    language,
  )
}

const emptyTable = { columns: [], rows: [], lines: [] }

type Drawing = { isFiler: boolean; language: Language; names: TextTables }

function tablesOf({ month, worksheets }: TaxMonth, drawing: Drawing): PrintedTable[] {
  const heading = capitalized(periodName(month, drawing.language))
  return worksheets.map((worksheet, index) => ({
    ...tableOf(worksheet, drawing),
    ...(index === 0 ? { heading } : {}),
  }))
}

function tableOf(worksheet: Worksheet, { isFiler, language, names }: Drawing): PrintedTable {
  const { taxReturn, lines, tax, allowance, due } = worksheet
  const text = emailText(language, names)
  const figure = (amount: { amount: number }) => moneyOf(amount.amount, language)
  return {
    title: `${text(`taxes.return.${taxReturn}`)}: ${text(`taxes.form.${taxReturn}`)}`,
    note: notesOf(worksheet, language).join(' '),
    columns: [
      text('taxes.tax'),
      text('taxes.gross'),
      text('taxes.exempt'),
      text('taxes.taxable'),
      text('taxes.amount'),
    ],
    rows: lines.map((line) => [
      nameOf(line, text, language),
      ...[line.gross, line.exempt, line.taxable, line.tax].map(figure),
    ]),
    lines: [
      { label: text('taxes.tax_total'), amount: figure(tax) },
      ...(isFiler && allowance
        ? [{ label: text('taxes.allowance'), amount: moneyOf(0 - allowance.amount, language) }]
        : []),
    ],
    ...(isFiler
      ? { total: { label: text('taxes.due_amount'), amount: totalOf(due.amount, language) } }
      : {}),
  }
}

function notesOf({ dueFrom, dueBy, payBy, lines, tax }: Worksheet, language: Language): string[] {
  const text = emailText(language)
  const day = (date: string) => formatDay(date, language, 'full')
  const dates = { from: formatDay(dueFrom, language, 'long'), by: day(dueBy) }
  const exempt = Math.max(0, ...lines.map(({ exemptStays }) => exemptStays))
  return [
    payBy
      ? text('tax_document.due_paid', { ...dates, pay: day(payBy) })
      : text('tax_document.due', dates),
    ...(exempt > 0 ? [text('tax_document.exempt_stays', { count: exempt })] : []),
    ...(tax.amount === 0 ? [text('tax_document.zero')] : []),
  ]
}

function nameOf({ authority, rate }: TaxLine, text: NamedText, language: Language): string {
  const name = text(`price.tax_${authority}`)
  return rate === null ? name : `${name}, ${percentOf(rate, language)}`
}

/** One row for each tax of each month; a month without stays has rows of zeros. */
export function worksheetTable(
  { months, isFiler, names }: Pick<WorksheetDocument, 'months' | 'isFiler' | 'names'>,
  language: Language,
): string[][] {
  const text = emailText(language)
  const head = [
    text('tax_document.month'),
    text('tax_document.return'),
    text('taxes.tax'),
    text('taxes.rate'),
    text('tax_document.stays'),
    text('tax_document.exempt_count'),
    text('taxes.gross'),
    text('taxes.exempt'),
    text('taxes.taxable'),
    text('taxes.amount'),
    ...(isFiler ? [text('taxes.allowance'), text('taxes.due_amount')] : []),
    text('tax_document.due_from'),
    text('tax_document.due_by'),
    text('tax_document.pay_by'),
  ]
  const rows = months.flatMap(({ month, worksheets }) =>
    worksheets.flatMap((worksheet) => csvRows(month, worksheet, { isFiler, language, names })),
  )
  return [head, ...rows]
}

/** The allowance is for the whole return, so it is in the row of the sum. */
function csvRows(
  month: string,
  worksheet: Worksheet,
  { isFiler, language, names }: Drawing,
): string[][] {
  const { taxReturn, lines, tax, allowance, due, dueFrom, dueBy, payBy } = worksheet
  const text = emailText(language, names)
  const name = text(`taxes.return.${taxReturn}`)
  const dates = [dueFrom, dueBy, payBy ?? '']
  const money = ({ amount }: { amount: number }) => csvDollars(amount)
  const sums = [tax, ...(isFiler && allowance ? [allowance, due] : [])].map(money)
  return [
    ...lines.map((line) => [
      month,
      name,
      text(`price.tax_${line.authority}`),
      line.rate === null ? '' : percentOf(line.rate, language),
      String(line.stays),
      String(line.exemptStays),
      ...[line.gross, line.exempt, line.taxable, line.tax].map(money),
      ...(isFiler ? ['', ''] : []),
      ...dates,
    ]),
    [month, name, text('taxes.tax_total'), '', '', '', '', '', '', ...sums, ...dates],
  ]
}

/** `2026` or `October 2026`. */
function periodName(period: string, language: Language): string {
  return period.length === 4 ? period : formatDay(`${period}-01`, language, 'month')
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

function percentOf(ratePerHundredThousand: number, language: Language): string {
  const style = { style: 'percent', maximumFractionDigits: 3 } as const
  return new Intl.NumberFormat(localeOf[language], style).format(ratePerHundredThousand / 100_000)
}
