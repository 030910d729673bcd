import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type {
  Figures,
  MonthRow,
  OpenedMonth,
  Report,
  ReportItem,
} from '@marea/contract/statements/reports/endpoints.ts'
import { addFigures, noFigures } from '@marea/contract/statements/reports/figures.ts'
import { reports } from '@marea/contract/statements/reports/reports.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { addMonths } from '#statements/reports/periods.ts'
import {
  closedRows,
  type ReportAddress,
  reportLink,
  yearBeforeLink,
} from '#statements/reports/report-address.ts'
import { countedItems } from './item-cells.tsx'
import { isYearOpen, toggleYear } from './open-years.ts'
import type { Compared, SortFigures } from './use-sorted-figures.ts'

export type FiguresRow = {
  kind: 'figures'
  id: string
  level: 'year' | 'month' | 'home'
  name: string
  figures: Compared
  /** The URL that opens or closes the row. */
  to: string
  /** The URL of the same report a year earlier. */
  before: string
  isOpen?: boolean
  isTotal?: boolean
}

export type ReportRow =
  | FiguresRow
  | { kind: 'item'; id: string; item: ReportItem }
  | { kind: 'none'; id: string }

type Loaded = { report: Report; opened: OpenedMonth | null; shown: ReportAddress }

/** Years, their months, the homes of an opened month and the items of an opened home. */
export function useReportRows(loaded: Loaded, sort: SortFigures): ReportRow[] {
  const time = useTimeFormat()
  const nameOf = (month: string) => startLine(time.day(`${month}-01`, 'month'))
  const { report, shown } = loaded
  const years = sort(yearsOf(report))
  return years.flatMap(({ year, months, ...figures }): ReportRow[] => {
    const isOpen = isYearOpen(shown, year, years.length)
    const from = months[0]?.month ?? `${year}-01`
    const to = months.at(-1)?.month ?? `${year}-12`
    return [
      {
        kind: 'figures',
        id: year,
        level: 'year',
        name: year,
        figures,
        to: toggleYear(shown, year, years.length),
        before: yearBeforeLink(shown, { from, to }),
        isOpen,
      },
      ...(isOpen ? sort(months.toReversed()) : []).flatMap((month) =>
        monthRows(month, nameOf(month.month), loaded, sort),
      ),
    ]
  })
}

type Year = Compared & { year: string; months: readonly MonthRow[] }

/** The latest first. */
function yearsOf({ months }: Report): Year[] {
  const years = Map.groupBy(months, ({ month }) => month.slice(0, 4))
  return [...years].toReversed().map(([year, ofYear]) => ({
    year,
    months: ofYear,
    now: ofYear.map(({ now }): Figures => now).reduce(addFigures, noFigures),
    before: ofYear.map(({ before }): Figures => before).reduce(addFigures, noFigures),
  }))
}

function monthRows(row: MonthRow, name: string, loaded: Loaded, sort: SortFigures): ReportRow[] {
  const { opened, shown } = loaded
  const { month } = row
  const isOpen = shown.month === month
  const year = month.slice(0, 4)
  return [
    {
      kind: 'figures',
      id: month,
      level: 'month',
      name,
      figures: row,
      to: reportLink(shown, { year, month: isOpen ? undefined : month, row: undefined }),
      before: monthBefore(shown, month),
      isOpen,
    },
    ...(isOpen && opened ? homeRows(opened, shown, sort) : []),
  ]
}

function homeRows(opened: OpenedMonth, shown: ReportAddress, sort: SortFigures): ReportRow[] {
  return sort(opened.homes).flatMap((row): ReportRow[] => {
    const { slug, name } = row.home
    const isOpen = shown.row === slug
    return [
      {
        kind: 'figures',
        id: slug,
        level: 'home',
        name,
        figures: row,
        to: reportLink(shown, { row: isOpen ? undefined : slug }),
        before: monthBefore(shown, shown.month ?? '', slug),
        isOpen,
      },
      ...(isOpen ? itemRows(opened.items, shown) : []),
    ]
  })
}

function itemRows(items: readonly ReportItem[], shown: ReportAddress): ReportRow[] {
  const counted = countedItems(items, reports[shown.report].columns)
  if (counted.length === 0) return [{ kind: 'none', id: 'none' }]
  return counted.map((item) => ({ kind: 'item', id: keyOf(item), item }))
}

/** An expense and its reversal have the same id. */
function keyOf(item: ReportItem): string {
  return item.kind === 'expense' ? `${item.line} ${item.id}` : item.id
}

/** The same month a year earlier, expanded like this one. */
function monthBefore(shown: ReportAddress, month: string, row?: string): string {
  return yearBeforeLink(shown, { from: month, to: month }, { month: addMonths(month, -12), row })
}

/** The whole period, with the same total by home below it; each home links to its report. */
export function useTotalRows({ report, shown }: Loaded, sort: SortFigures): ReportRow[] {
  const t = useText()
  const isOpen = shown.total !== undefined
  return [
    {
      kind: 'figures',
      id: 'total',
      level: 'year',
      name: t('reports.total'),
      figures: report.total,
      to: reportLink(shown, { total: isOpen ? undefined : 'homes' }),
      before: yearBeforeLink(shown, report),
      isOpen,
      isTotal: true,
    },
    ...(isOpen ? sort(report.byHome) : []).map(
      (row): ReportRow => ({
        kind: 'figures',
        id: row.home.slug,
        level: 'month',
        name: row.home.name,
        figures: row,
        to: reportLink(shown, { ...closedRows, home: row.home.slug }),
        before: yearBeforeLink(shown, report, { home: row.home.slug }),
      }),
    ),
  ]
}
