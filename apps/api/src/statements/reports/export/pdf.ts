import type { Language } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import { namesOf } from '#platform/brand/brand.ts'
import { printWideTable } from '#platform/documents/print-wide-table.ts'
import { dateOf, moneyOf } from '#platform/documents/receipt-format.ts'
import { emailText } from '#platform/mail/layout.ts'
import type { Cell, ReportTable } from './report-table.ts'

/** The months of a report for print; the line below the title names the home. */
export function drawPdf(
  table: ReportTable,
  { now, timeZone }: { now: Temporal.Instant; timeZone: string },
): Promise<Buffer> {
  const { brand, language, title, about, titles, months, total } = table
  const text = emailText(language, namesOf(brand))
  const isShown = (_: unknown, index: number) => index !== 1
  const written = (row: readonly Cell[]) =>
    row.filter(isShown).map((cell) => cellText(cell, language))
  return printWideTable(
    {
      title,
      brand,
      about,
      issuedAt: now,
      issued: text('receipt.issued', { date: dateOf(timeZone, now, language) }),
      titles: titles.filter(isShown),
      rows: months.map(written),
      total: written(total),
      smallPrint: text('reports.small_print'),
    },
    language,
  )
}

function cellText({ kind, value }: Cell, language: Language): string {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  if (kind === 'money') return moneyOf(value, language).replace('-', '−')
  const locale = localeOf[language]
  if (kind === 'percent') {
    return new Intl.NumberFormat(locale, { style: 'percent' }).format(value)
  }
  const decimals = kind === 'decimal' ? 1 : 0
  const style = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(locale, style).format(value)
}
