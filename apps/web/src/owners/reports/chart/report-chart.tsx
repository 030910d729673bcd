import type { Report } from '@marea/contract/owners/reports/endpoints.ts'
import type { CSSProperties } from 'react'
import type { ReportAddress } from '#owners/reports/report-address.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './chart.module.css'
import { layOutChart, todayAt } from './chart-layout.ts'
import { type ChartMonth, type ChartUnit, chartMonths, chartUnit } from './chart-series.ts'

/** More months than this have no room for their figures, which are in the table. */
const mostFigures = 13
const mostNames = 24

type ReportChartProps = { report: Report; shown: ReportAddress }

/** Steps by month with the year before dotted; the table below is the accessible truth. */
export function ReportChart({ report, shown }: ReportChartProps) {
  const t = useText()
  const unit = chartUnit(shown.report)
  const months = chartMonths(shown.report, report.months)
  const captions = {
    money: 'reports.chart.money',
    percent: 'reports.chart.nights',
    count: 'reports.chart.bookings',
  } as const
  return (
    <figure className={classes(styles.chart, shown.report === 'expenses' && styles.costs)}>
      <figcaption>
        <p className='small soft'>{t(captions[unit])}</p>
        <Key shown={shown} />
      </figcaption>
      <div aria-hidden='true'>
        <Steps months={months} unit={unit} today={report.today} isCompared={shown.isCompared} />
        <Axis months={months} />
      </div>
    </figure>
  )
}

function Key({ shown: { report, isCompared } }: Pick<ReportChartProps, 'shown'>) {
  const t = useText()
  const names = {
    profits: 'reports.key.profit',
    expenses: 'reports.key.expenses',
    occupancy: 'reports.key.occupancy',
    bookings: 'reports.key.bookings',
    'income-vs-expenses': 'reports.key.income',
    'rental-history': 'reports.key.income',
  } as const
  return (
    <p className={styles.key}>
      <span className={styles.upKey}>{t(names[report])}</span>
      {report === 'income-vs-expenses' && (
        <span className={styles.downKey}>{t('reports.key.expenses')}</span>
      )}
      {isCompared && <span className={styles.beforeKey}>{t('reports.key.before')}</span>}
    </p>
  )
}

type StepsProps = {
  months: readonly ChartMonth[]
  unit: ChartUnit
  today: string
  isCompared: boolean
}

function Steps({ months, unit, today, isCompared }: StepsProps) {
  const drawn = layOutChart(months, isCompared)
  const now = todayAt(months, today)
  return (
    <div className={styles.plot}>
      <svg viewBox={`0 0 ${months.length} 100`} preserveAspectRatio='none' aria-hidden='true'>
        <path className={styles.upArea} d={drawn.upArea} />
        {drawn.hasBelow && <path className={styles.downArea} d={drawn.downArea} />}
        {isCompared && <path className={styles.before} d={drawn.upBefore} />}
        {isCompared && drawn.hasBelow && <path className={styles.before} d={drawn.downBefore} />}
        <path className={styles.up} d={drawn.up} />
        {drawn.hasBelow && <path className={styles.down} d={drawn.down} />}
        <path className={styles.base} d={`M0 ${drawn.base}H${months.length}`} />
      </svg>
      {now !== null && (
        <i className={styles.ahead} style={{ insetInlineStart: share(now, months.length) }} />
      )}
      {months.length <= mostFigures &&
        months.map(({ month, now: { up, down } }, index) => {
          const mark = drawn.marks[index]
          const at = { insetInlineStart: share(index + 0.5, months.length) }
          return (
            <span key={month}>
              {(up > 0 || down === 0) && (
                <b style={{ ...at, insetBlockStart: `${mark?.top}%` }}>{shorten(up, unit)}</b>
              )}
              {down > 0 && (
                <b className={styles.cost} style={{ ...at, insetBlockStart: `${mark?.bottom}%` }}>
                  {shorten(down, unit)}
                </b>
              )}
            </span>
          )
        })}
    </div>
  )
}

function Axis({ months }: { months: readonly ChartMonth[] }) {
  const time = useTimeFormat()
  const isDense = months.length > mostNames
  const columns: CSSProperties = {
    gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))`,
  }
  return (
    <div className={styles.axis} style={columns}>
      {months.map(({ month }) => {
        const isYear = month.endsWith('-01')
        const name = isDense ? month.slice(0, 4) : time.day(`${month}-01`, 'shortMonth')
        return <span key={month}>{(!isDense || isYear) && name}</span>
      })}
    </div>
  )
}

/** Thousands of dollars with one decimal; the table has the cents. */
function shorten(value: number, unit: ChartUnit): string {
  if (unit === 'percent') return `${Math.round(value)}%`
  if (unit === 'count') return String(value)
  return (value / 100_000).toFixed(1)
}

function share(part: number, whole: number): string {
  return `${(100 * part) / whole}%`
}
