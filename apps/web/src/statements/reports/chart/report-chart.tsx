import type { Language } from '@marea/contract/platform/language.ts'
import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { type ReportDefinition, reports } from '@marea/contract/statements/reports/reports.ts'
import type { CSSProperties } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import type { ReportAddress } from '#statements/reports/report-address.ts'
import { ChartLegend, type LegendMark } from '#ui/chart/chart-legend.tsx'
import { ChartPoints } from '#ui/chart/chart-points.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatNumber } from '#ui/format/format-number.ts'
import { formatPercent } from '#ui/format/format-percent.ts'
import { classes } from '#ui/style/classes.ts'
import styles from './chart.module.css'
import { layOutChart, todayAt } from './chart-layout.ts'
import { type ChartMonth, chartMonths } from './chart-series.ts'

type ChartUnit = ReportDefinition['chart']['unit']

/** With more months their figures do not fit and are only in the table. */
const mostFigures = 13
const mostNames = 24

type ReportChartProps = { report: Report; shown: ReportAddress }

export function ReportChart({ report, shown }: ReportChartProps) {
  const t = useText()
  const { chart } = reports[shown.report]
  const { unit } = chart
  const months = chartMonths(chart, report.months)
  const captions = {
    money: 'reports.chart.money',
    percent: 'reports.chart.nights',
    count: 'reports.chart.bookings',
  } as const
  return (
    <figure className={classes(styles.chart, chart.isCost && styles.costs)}>
      <figcaption>
        <p className='small soft'>{t(captions[unit])}</p>
        <Legend shown={shown} hasAhead={todayAt(report.months, report.today) !== null} />
      </figcaption>
      <div className={styles.plot}>
        <Steps months={months} unit={unit} today={report.today} isCompared={shown.isCompared} />
        <Points report={report} shown={shown} months={months} />
      </div>
      <Axis months={months} />
    </figure>
  )
}

type LegendProps = Pick<ReportChartProps, 'shown'> & { hasAhead: boolean }

function Legend({ shown: { report, isCompared }, hasAhead }: LegendProps) {
  const t = useText()
  const { key, isCost, below } = reports[report].chart
  const items: { mark: LegendMark; label: string }[] = [
    { mark: isCost ? 'cost' : 'area', label: t(`reports.key.${key}`) },
  ]
  if (below) items.push({ mark: 'cost-below', label: t(`reports.key.${below.key}`) })
  if (isCompared) items.push({ mark: 'dotted', label: t('reports.key.before') })
  if (hasAhead) items.push({ mark: 'hatched', label: t('reports.key.ahead') })
  return <ChartLegend items={items} />
}

type PointsProps = ReportChartProps & { months: readonly ChartMonth[] }

function Points({ report: { today }, shown: { report, isCompared }, months }: PointsProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { key, unit, below } = reports[report].chart
  const figuresOf = ({ up, down }: ChartMonth['now']) => [
    { label: t(`reports.key.${key}`), value: inFull(below ? up : up - down, unit, language) },
    ...(below
      ? [{ label: t(`reports.key.${below.key}`), value: inFull(down, unit, language) }]
      : []),
  ]
  const points = months.map(({ month, now, before }, index) => ({
    from: index / months.length,
    to: (index + 1) / months.length,
    period: time.day(`${month}-01`, 'month'),
    figures: [
      ...figuresOf(now),
      ...(isCompared
        ? figuresOf(before).map(({ label, value }) => ({
            label: t('reports.chart.year_before', { figure: label }),
            value,
          }))
        : []),
    ],
    note: month >= today.slice(0, 7) ? t('reports.chart.expected') : undefined,
  }))
  return <ChartPoints label={t('reports.chart.points')} points={points} />
}

function inFull(value: number, unit: ChartUnit, language: Language): string {
  if (unit === 'percent') return formatPercent(Math.round(value) / 100)
  return unit === 'count' ? formatNumber(value, language) : formatMoney(value, language)
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
    <div aria-hidden='true'>
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
    <div aria-hidden='true' className={styles.axis} style={columns}>
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
