import { columnsOf } from '@marea/contract/owners/reports/columns.ts'
import type {
  Figures,
  MonthRow,
  OpenedMonth,
  Report,
} from '@marea/contract/owners/reports/endpoints.ts'
import { addFigures, noFigures } from '@marea/contract/owners/reports/figures.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import { Fragment } from 'react'
import { addMonths } from '#owners/reports/periods.ts'
import {
  closedRows,
  type ReportAddress,
  reportLink,
  yearBeforeLink,
} from '#owners/reports/report-address.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Heading } from '#ui/text/heading.tsx'
import { FigureRow } from './figure-row.tsx'
import { ItemRows } from './item-rows.tsx'
import { isYearOpen, toggleYear } from './open-years.ts'
import styles from './table.module.css'

type ReportTableProps = { report: Report; opened: OpenedMonth | null; shown: ReportAddress }

/** Year, month, home, and what they are made of; every row opens the next by its own URL. */
export function ReportTable({ report, opened, shown }: ReportTableProps) {
  const t = useText()
  const years = [...Map.groupBy(report.months, ({ month }) => month.slice(0, 4))].toReversed()
  const name = t(`reports.name.${shown.report}`)
  return (
    <section aria-labelledby='behind' className={styles.section}>
      <header>
        <Heading level={2} id='behind'>
          {t('reports.behind')}
        </Heading>
        <p className='soft small'>{t('reports.behind_note')}</p>
      </header>
      <table className={styles.table}>
        <caption className='hidden-label'>{t('reports.table', { report: name })}</caption>
        <thead>
          <tr>
            <th scope='col'>{t('reports.row')}</th>
            {columnsOf[shown.report].map((column) => (
              <th key={column} scope='col'>
                {t(`reports.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(([year, months]) => (
            <YearRows
              key={year}
              year={year}
              months={months}
              opened={opened}
              shown={shown}
              years={years.length}
            />
          ))}
        </tbody>
        <tfoot>
          <TotalRows report={report} shown={shown} />
        </tfoot>
      </table>
    </section>
  )
}

type YearRowsProps = Pick<ReportTableProps, 'opened' | 'shown'> & {
  year: string
  months: readonly MonthRow[]
  years: number
}

function YearRows({ year, months, opened, shown, years }: YearRowsProps) {
  const time = useTimeFormat()
  const isOpen = isYearOpen(shown, year, years)
  const sum = (side: 'now' | 'before') =>
    months.map((month): Figures => month[side]).reduce(addFigures, noFigures)
  return (
    <>
      <FigureRow
        level={0}
        name={year}
        row={{ now: sum('now'), before: sum('before') }}
        shown={shown}
        before={yearBeforeLink(shown, {
          from: months[0]?.month ?? `${year}-01`,
          to: months.at(-1)?.month ?? `${year}-12`,
        })}
        to={toggleYear(shown, year, years)}
        isOpen={isOpen}
      />
      {isOpen &&
        months.toReversed().map((row) => {
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
              {isMonthOpen && <HomeRows opened={opened} shown={shown} />}
            </Fragment>
          )
        })}
    </>
  )
}

function HomeRows({ opened, shown }: Pick<ReportTableProps, 'opened' | 'shown'>) {
  return opened?.homes.map((row) => {
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
        {isOpen && <ItemRows items={opened.items} shown={shown} />}
      </Fragment>
    )
  })
}

/** The same month of the year before, opened as this one is. */
function monthBefore(shown: ReportAddress, month: string, row?: string): string {
  return yearBeforeLink(shown, { from: month, to: month }, { month: addMonths(month, -12), row })
}

/** The whole period, and below it the same sum by home; each home opens its own report. */
function TotalRows({ report, shown }: Pick<ReportTableProps, 'report' | 'shown'>) {
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
        report.byHome.map((row) => (
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
