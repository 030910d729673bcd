import type { Brand } from '@marea/contract/platform/brand.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import {
  type SummaryFigures,
  summaryCategories,
  type YearSummary,
} from '@marea/contract/statements/financials/year-summary.ts'
import { personOf } from '#identity/account/user.ts'
import { namesOf } from '#platform/brand/brand.ts'
import type { Ctx } from '#platform/ctx.ts'
import { printWideTable } from '#platform/documents/print-wide-table.ts'
import { dateOf, moneyOf } from '#platform/documents/receipt-format.ts'
import type { RawResponse } from '#platform/http/raw-response.ts'
import { emailText } from '#platform/mail/layout.ts'
import { writeCsv } from '#statements/reports/export/csv.ts'
import { type Format, tableFile } from '#statements/reports/export/export-report.ts'
import type { Cell, ReportTable } from '#statements/reports/export/report-table.ts'
import { writeXlsx } from '#statements/reports/export/xlsx.ts'
import { showYearSummary } from './year-summary.ts'

const columns = ['gross', 'taxes', 'commission', 'fees', 'income'] as const
const lastColumns = ['expenses', 'net', 'payouts'] as const

type Asked = { year: string; format: Format; language?: Language | undefined }

export async function exportYearSummary(
  ctx: Ctx,
  { year, format, ...asked }: Asked,
): Promise<RawResponse> {
  const summary = await showYearSummary(ctx, year)
  const language = asked.language ?? personOf(ctx).language
  ctx.log.info({ year, format }, 'year summary exported')
  const table = summaryTable(ctx, summary, language)
  return tableFile(table, format, await write(ctx, { summary, table, format }))
}

function write(
  ctx: Ctx,
  { summary, table, format }: { summary: YearSummary; table: ReportTable; format: Format },
): Promise<Buffer> | string {
  if (format === 'csv') return writeCsv(table)
  return format === 'xlsx' ? writeXlsx(table) : drawSummary(ctx, summary, table)
}

/** A page is too narrow for a column of each category, so their sums are a line below the table. */
function drawSummary(
  { now, companyTimeZone, brand }: Ctx,
  { months, total }: YearSummary,
  { title, about, language }: ReportTable,
): Promise<Buffer> {
  const text = emailText(language, namesOf(brand))
  const shown = [...columns, ...lastColumns]
  const row = (name: string, figures: SummaryFigures) => [
    name,
    ...shown.map((column) => moneyOf(figures[column], language)),
  ]
  const spent = total.categories.map(
    ({ category, amount }) =>
      `${categoryName(category, language, brand)} ${moneyOf(amount, language)}`,
  )
  const expenses = text('year_summary.by_category', { list: spent.join(', ') })
  return printWideTable(
    {
      title,
      brand,
      about,
      issuedAt: now,
      issued: text('receipt.issued', { date: dateOf(companyTimeZone, now, language) }),
      titles: [text('reports.month'), ...shown.map((column) => text(`year_summary.${column}`))],
      rows: months.map(({ month, ...figures }) => row(monthName(month, language), figures)),
      total: row(text('reports.total'), total),
      smallPrint: spent.length > 0 ? expenses : '',
    },
    language,
  )
}

/** One row per month; a column for each category that the year has expenses in. */
function summaryTable({ brand }: Ctx, summary: YearSummary, language: Language): ReportTable {
  const text = emailText(language, namesOf(brand))
  const { year, months, total, homes } = summary
  const used = summaryCategories.filter((name) =>
    months.some(({ categories }) => categories.some(({ category }) => category === name)),
  )
  const allHomes = text('reports.all_homes', { count: homes })
  const row = (name: string, figures: SummaryFigures): Cell[] => [
    { kind: 'text', value: name },
    { kind: 'text', value: allHomes },
    ...columns.map((column) => money(figures[column])),
    ...used.map((name) =>
      money(figures.categories.find(({ category }) => category === name)?.amount ?? 0),
    ),
    ...lastColumns.map((column) => money(figures[column])),
  ]
  const rows = months.map(({ month, ...figures }) => row(monthName(month, language), figures))
  return {
    brand,
    language,
    fileName: `marea-year-${year}`,
    title: text('year_summary.title', { year: String(year) }),
    about: [startLine(allHomes), text('year_summary.basis')],
    titles: [
      text('reports.month'),
      text('reports.home'),
      ...columns.map((column) => text(`year_summary.${column}`)),
      ...used.map((name) => categoryName(name, language, brand)),
      ...lastColumns.map((column) => text(`year_summary.${column}`)),
    ],
    rows,
    months: rows,
    total: row(text('reports.total'), total),
  }
}

function categoryName(
  name: (typeof summaryCategories)[number],
  language: Language,
  brand: Brand,
): string {
  const text = emailText(language, namesOf(brand))
  return name === 'markup' ? text('split.part.markup') : text(`expense.category.${name}`)
}

function monthName(month: string, language: Language): string {
  return formatDay(`${month}-01`, language, 'month')
}

function money(value: number): Cell {
  return { kind: 'money', value }
}
