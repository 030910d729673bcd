import { startLine } from '@marea/contract/platform/time/start-line.ts'
import { reportBases } from '@marea/contract/statements/reports/choices.ts'
import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { reports } from '@marea/contract/statements/reports/reports.ts'
import { Fragment, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { addMonths } from '#statements/reports/periods.ts'
import { closedRows, type ReportAddress, reportLink } from '#statements/reports/report-address.ts'
import styles from '#statements/reports/reports.module.css'
import { formatMoney } from '#ui/format/format-money.ts'
import { Stack } from '#ui/page/stack.tsx'
import { PeriodSlot } from './period-slot.tsx'
import { Slot } from './slot.tsx'

type QuestionProps = { report: Report; shown: ReportAddress }

/** The filters as a sentence with the answer in it; each choice changes the URL. */
export function Question({ report, shown }: QuestionProps) {
  const t = useText()
  const figure = useFigure(report, shown)
  const parts: Record<string, ReactNode> = {
    period: <PeriodSlot report={report} shown={shown} />,
    homes: <HomesSlot report={report} shown={shown} />,
    basis: <BasisSlot shown={shown} />,
    figure: <span className={`${styles.amount} ${styles.figure}`}>{figure}</span>,
    comparison: <Comparison report={report} shown={shown} />,
  }
  return (
    <Stack>
      <p className={styles.sentence}>
        <Filled text={t(`reports.sentence.${shown.report}`, slots)} parts={parts} />
      </p>
      <Dates report={report} shown={shown} />
    </Stack>
  )
}

const names = ['period', 'homes', 'basis', 'figure', 'comparison', 'amount', 'compared'] as const

/** Marks around each name; the translation decides their order in the sentence. */
const slots = Object.fromEntries(names.map((name) => [name, `\u0001${name}\u0001`]))

function Filled({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  return text
    .split('\u0001')
    .map((part, index) => (
      <Fragment key={part || index}>{index % 2 === 1 ? parts[part] : part}</Fragment>
    ))
}

function useFigure({ total }: Report, { report }: ReportAddress): string {
  const t = useText()
  const language = useLanguage()
  const { kind, read, of } = reports[report].answer
  const value = read(total.now)
  if (kind === 'money') return formatMoney(value, language)
  return of ? t('reports.nights_of', { nights: value, all: of(total.now) }) : String(value)
}

function HomesSlot({ report, shown }: QuestionProps) {
  const t = useText()
  const navigate = useNavigate()
  const all = { id: '', label: t('reports.all_homes', { count: report.homes.length }) }
  return (
    <Slot
      label={t('reports.homes_label')}
      value={shown.home ?? ''}
      options={[all, ...report.homes.map(({ slug, name }) => ({ id: slug, label: name }))]}
      onChange={(home) => navigate(reportLink(shown, { ...closedRows, home }), staying)}
    />
  )
}

const staying = { preventScrollReset: true }

function BasisSlot({ shown }: Pick<QuestionProps, 'shown'>) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <Slot
      label={t('reports.basis_label')}
      value={shown.basis}
      options={reportBases.map((id) => ({ id, label: t(`reports.basis.${id}`) }))}
      onChange={(id) =>
        navigate(reportLink(shown, { basis: id === 'cash' ? 'cash' : 'nights' }), staying)
      }
    />
  )
}

function Comparison({ report, shown }: QuestionProps) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { kind, read } = reports[shown.report].answer
  const change = read(report.total.now) - read(report.total.before)
  const size = Math.abs(change)
  const compared = (
    <Slot
      label={t('reports.comparison_label')}
      value={shown.isCompared ? 'year' : 'none'}
      options={[
        { id: 'year', label: t('reports.year_before') },
        { id: 'none', label: t('reports.nothing') },
      ]}
      onChange={(id) => navigate(reportLink(shown, { isCompared: id === 'year' }), staying)}
    />
  )
  const amount = (
    <span className={styles.amount}>
      {kind === 'money' ? formatMoney(size, language) : String(size)}
    </span>
  )
  const key = shown.isCompared ? comparisonKey(change) : 'reports.without_comparison'
  return <Filled text={t(key, slots)} parts={{ amount, compared }} />
}

function comparisonKey(change: number) {
  if (change === 0) return 'reports.same_as'
  return change > 0 ? 'reports.more_than' : 'reports.less_than'
}

function Dates({ report, shown }: QuestionProps) {
  const t = useText()
  const time = useTimeFormat()
  const month = (name: string) => time.day(`${name}-01`, 'month')
  const { from, to, nightsAhead } = report
  const written = (first: string, last: string) =>
    first === last ? month(first) : t('reports.period', { from: month(first), to: month(last) })
  const period = startLine(written(from, to))
  const before = written(addMonths(from, -12), addMonths(to, -12))
  return (
    <p className='soft small'>
      {shown.isCompared
        ? t('reports.compared_period', { period, before })
        : t('reports.only_period', { period })}{' '}
      {nightsAhead > 0 && t('reports.ahead', { count: nightsAhead })}
    </p>
  )
}
