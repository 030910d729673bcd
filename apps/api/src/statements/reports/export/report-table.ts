import type { Brand } from '@marea/contract/platform/brand.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { ReportName } from '@marea/contract/statements/reports/choices.ts'
import { reportColumns } from '@marea/contract/statements/reports/columns.ts'
import type { Figures, ReportQuery } from '@marea/contract/statements/reports/endpoints.ts'
import { reports } from '@marea/contract/statements/reports/reports.ts'
import { personOf } from '#identity/account/user.ts'
import { namesOf } from '#platform/brand/brand.ts'
import type { Ctx } from '#platform/ctx.ts'
import { emailText } from '#platform/mail/layout.ts'
import { compareCells } from '#statements/reports/compare.ts'
import { showReport } from '#statements/reports/report.ts'
import { managedSuites } from '#suites/managed-home.ts'

export type Cell = { kind: 'text' | 'money' | 'percent' | 'count' | 'decimal'; value: CellValue }
type CellValue = string | number | null

export type ReportTable = {
  brand: Brand
  language: Language
  fileName: string
  title: string
  /** The period, the homes and the basis. */
  about: string[]
  titles: string[]
  /** One row per month and home. */
  rows: Cell[][]
  /** One row per month. */
  months: Cell[][]
  total: Cell[]
}

type Asked = ReportQuery & { language?: Language | undefined }

export async function tableOf(
  ctx: Ctx,
  report: ReportName,
  { language: requested, ...query }: Asked,
): Promise<ReportTable> {
  const shown = await showReport(ctx, query)
  const language = requested ?? personOf(ctx).language
  const text = emailText(language, namesOf(ctx.brand))
  const monthName = (month: string) => formatDay(`${month}-01`, language, 'month')
  const lineOf = (month: string) => startLine(monthName(month))
  const all = await managedSuites(ctx, 'full')
  const homes = shown.home ? all.filter(({ slug }) => slug === shown.home?.slug) : all
  const cells = await compareCells(ctx, homes, { period: shown, basis: shown.basis })
  const allHomes = text('reports.all_homes', { count: shown.homes.length })
  const differs = shown.basis === 'nights' && shown.sealedDifferences.length > 0
  const row = (month: string, home: string, figures: Compared): Cell[] => [
    { kind: 'text', value: month },
    { kind: 'text', value: home },
    ...figureCells(report, figures),
  ]
  return {
    brand: ctx.brand,
    language,
    fileName: `marea-${report}-${shown.from}-${shown.to}`,
    title: text(`reports.name.${report}`),
    about: [
      text('reports.period', { from: lineOf(shown.from), to: monthName(shown.to) }),
      shown.home?.name ?? allHomes,
      text(`reports.counted.${shown.basis}`),
      ...(differs ? [text('reports.sealed_differs')] : []),
    ],
    titles: [
      text('reports.month'),
      text('reports.home'),
      ...reports[report].columns.map((name) => text(`reports.column.${name}`)),
    ],
    rows: cells.map(({ month, home, ...figures }) => row(lineOf(month), home.name, figures)),
    months: shown.months.map(({ month, ...figures }) =>
      row(lineOf(month), shown.home?.name ?? allHomes, figures),
    ),
    total: row(text('reports.total'), shown.home?.name ?? allHomes, shown.total),
  }
}

type Compared = { now: Figures; before: Figures }

function figureCells(report: ReportName, figures: Compared): Cell[] {
  return reports[report].columns.map((name) => {
    const { kind, read } = reportColumns[name]
    return { kind, value: read(figures) }
  })
}
