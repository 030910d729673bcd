import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type {
  Figures,
  MonthRow,
  OpenedMonth,
  Report,
} from '@marea/contract/statements/reports/endpoints.ts'
import { addFigures, noFigures } from '@marea/contract/statements/reports/figures.ts'
import { Fragment } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { addMonths } from '#statements/reports/periods.ts'
import {
  closedRows,
  type ReportAddress,
  reportLink,
  yearBeforeLink,
} from '#statements/reports/report-address.ts'
import { ColumnHead } from '#ui/table/column-head.tsx'
import { TableTools } from '#ui/table/table-tools.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { FigureRow } from './figure-row.tsx'
import { ItemRows } from './item-rows.tsx'
import { isYearOpen, toggleYear } from './open-years.ts'
import styles from './table.module.css'
import { type SortFigures, useSortedFigures } from './use-sorted-figures.ts'

type ReportTableProps = { report: Report; opened: OpenedMonth | null; shown: ReportAddress }

/** Year, month, home and their items; each row opens the next level by its own URL. */
export function ReportTable({ report, opened, shown }: ReportTableProps) {
  const t = useText()
  const { columns, order, setOrder, sort } = useSortedFigures(shown)
  const years = sort(yearsOf(report))
  const name = t(`reports.name.${shown.report}`)
  return (
    <section aria-labelledby='behind' className={styles.section}>
      <header>
        <Heading level={2} id='behind'>
          {t('reports.behind')}
        </Heading>
        <p className='soft small'>{t('reports.behind_note')}</p>
      </header>
      <div className={styles.order}>
        <TableTools {...{ columns, order, setOrder, rows: years }} sorting='rows' />
      </div>
      <table className={styles.table}>
        <caption className='hidden-label'>{t('reports.table', { report: name })}</caption>
        <thead>
          <tr>
            <th scope='col'>{t('reports.row')}</th>
            {columns.map((column) => (
              <ColumnHead key={column.id} {...{ column, order, setOrder }} sorting='rows' />
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <YearRows
              key={year.year}
              year={year}
              opened={opened}
              shown={shown}
              years={years.length}
              sort={sort}
            />
          ))}
        </tbody>
        <tfoot>
          <TotalRows report={report} shown={shown} sort={sort} />
        </tfoot>
      </table>
    </section>
  )
}

type Year = { year: string; months: readonly MonthRow[]; now: Figures; before: Figures }

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

type YearRowsProps = Pick<ReportTableProps, 'opened' | 'shown'> & {
  year: Year
  years: number
  sort: SortFigures
}

function YearRows({ year: { year, months, ...row }, opened, shown, years, sort }: YearRowsProps) {
  const time = useTimeFormat()
  const isOpen = isYearOpen(shown, year, years)
  return (
    <>
      <FigureRow
        level={0}
        name={year}
        row={row}
        shown={shown}
        before={yearBeforeLink(shown, {
          from: months[0]?.month ?? `${year}-01`,
          to: months.at(-1)?.month ?? `${year}-12`,
        })}
        to={toggleYear(shown, year, years)}
        isOpen={isOpen}
      />
      {isOpen &&
        sort(months.toReversed()).map((row) => {
          const isMonthOpen = shown.month === row.month
          const next = { year, month: isMonthOpen ? undefined : row.month, row: undefined }
          return (
            <Fragment key={row.month}>
              <FigureRow
                level={1}
                name={startLine(time.day(`${row.month}-01`, 'month'))}
                row={row}
                shown={shown}
                to={reportLink(shown, next)}
                before={monthBefore(shown, row.month)}
                isOpen={isMonthOpen}
              />
              {isMonthOpen && <HomeRows opened={opened} shown={shown} sort={sort} />}
            </Fragment>
          )
        })}
    </>
  )
}

type HomeRowsProps = Pick<ReportTableProps, 'opened' | 'shown'> & { sort: SortFigures }

function HomeRows({ opened, shown, sort }: HomeRowsProps) {
  return sort(opened?.homes ?? []).map((row) => {
    const isOpen = shown.row === row.home.slug
    return (
      <Fragment key={row.home.slug}>
        <FigureRow
          level={2}
          name={row.home.name}
          row={row}
          shown={shown}
          to={reportLink(shown, { row: isOpen ? undefined : row.home.slug })}
          before={monthBefore(shown, shown.month ?? '', row.home.slug)}
          isOpen={isOpen}
        />
        {isOpen && opened && <ItemRows items={opened.items} shown={shown} />}
      </Fragment>
    )
  })
}

/** The same month a year earlier, expanded like this one. */
function monthBefore(shown: ReportAddress, month: string, row?: string): string {
  return yearBeforeLink(shown, { from: month, to: month }, { month: addMonths(month, -12), row })
}

/** The whole period, with the same total by home below it; each home links to its report. */
type TotalRowsProps = Pick<ReportTableProps, 'report' | 'shown'> & { sort: SortFigures }

function TotalRows({ report, shown, sort }: TotalRowsProps) {
  const t = useText()
  const isOpen = shown.total !== undefined
  return (
    <>
      <FigureRow
        level={0}
        name={t('reports.total')}
        row={report.total}
        shown={shown}
        to={reportLink(shown, { total: isOpen ? undefined : 'homes' })}
        before={yearBeforeLink(shown, report)}
        isOpen={isOpen}
        isTotal
      />
      {isOpen &&
        sort(report.byHome).map((row) => (
          <FigureRow
            key={row.home.slug}
            level={1}
            name={row.home.name}
            row={row}
            shown={shown}
            to={reportLink(shown, { ...closedRows, home: row.home.slug })}
            before={yearBeforeLink(shown, report, { home: row.home.slug })}
          />
        ))}
    </>
  )
}
