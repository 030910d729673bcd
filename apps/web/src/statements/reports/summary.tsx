import type { ReportName } from '@marea/contract/statements/reports/choices.ts'
import type { Figures, Report } from '@marea/contract/statements/reports/endpoints.ts'
import { changePercent, occupancy } from '@marea/contract/statements/reports/figures.ts'
import { reports } from '@marea/contract/statements/reports/reports.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { formatShare } from './format-figure.ts'
import { addMonths } from './periods.ts'
import { closedRows, type ReportAddress, reportLink } from './report-address.ts'
import styles from './reports.module.css'

type SummaryProps = { report: Report; shown: ReportAddress }

export function Summary({ report, shown }: SummaryProps) {
  const t = useText()
  const money = useMoneySentences(report, shown)
  const nights = useNightSentences(report, shown)
  const { income, expenses, profit } = report.total.now
  const opening = (name: ReportName, column: 'income' | 'expenses' | 'profit') => (
    <TextLink to={`${reportLink(shown, { ...closedRows, report: name })}#behind`}>
      {t(`reports.column.${column}`)}
    </TextLink>
  )
  return (
    <Columns shares={[7, 4]}>
      <p className={styles.says}>
        {(reports[shown.report].summary === 'nights' ? nights : money).join(' ')}
      </p>
      <Lines>
        <Line label={opening('rental-history', 'income')}>
          <Money amount={income} />
        </Line>
        <Line label={opening('expenses', 'expenses')}>
          <Money amount={-expenses} />
        </Line>
        <Line label={opening('profits', 'profit')} kind='total'>
          <Money amount={profit} />
        </Line>
      </Lines>
    </Columns>
  )
}

function useMoneySentences({ total, months }: Report, { isCompared }: ReportAddress): string[] {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const sentence = (name: 'income' | 'expenses') => {
    const [now, before] = [total.now[name], total.before[name]]
    const amount = formatMoney(now, language)
    const change = isCompared ? changePercent(now, before) : null
    if (change === null) return t(`reports.summary.${name}_new`, { amount })
    const percent = `${Math.abs(change)}%`
    return t(`reports.summary.${name}_${change < 0 ? 'down' : 'up'}`, { percent, amount })
  }
  const monthName = (month: string) => time.day(`${month}-01`, 'month')
  const compared = months.flatMap(({ month, now, before }) => {
    const change = changePercent(now.income, before.income)
    return change === null ? [] : [{ month, change, difference: now.income - before.income }]
  })
  const byDifference = compared.toSorted((one, other) => one.difference - other.difference)
  const shownMonths = [byDifference.at(-1), byDifference.length > 1 ? byDifference[0] : undefined]
  const monthSentences = shownMonths.flatMap((each) => {
    if (!each || !isCompared) return []
    const { month, change } = each
    return t(change < 0 ? 'reports.summary.month_less' : 'reports.summary.month_more', {
      month: monthName(month),
      percent: `${Math.abs(change)}%`,
      before: monthName(addMonths(month, -12)),
    })
  })
  return [sentence('income'), sentence('expenses'), ...monthSentences]
}

function useNightSentences({ total, months }: Report, { isCompared }: ReportAddress): string[] {
  const t = useText()
  const time = useTimeFormat()
  const percentOf = (figures: Figures) => formatShare(occupancy(figures) ?? 0)
  const ordered = months.toSorted(
    (one, other) => (occupancy(one.now) ?? 0) - (occupancy(other.now) ?? 0),
  )
  const [worst, best] = [ordered[0], ordered.at(-1)]
  const named = (row: typeof best) => ({
    month: row ? time.day(`${row.month}-01`, 'month') : '',
    percent: row ? percentOf(row.now) : '',
  })
  const { ownNights, blockedNights, canceled, bookings } = total.now
  const percent = percentOf(total.now)
  return [
    isCompared && occupancy(total.before)
      ? t('reports.summary.occupancy_was', { percent, before: percentOf(total.before) })
      : t('reports.summary.occupancy', { percent }),
    months.length > 1 ? t('reports.summary.best', named(best)) : '',
    months.length > 1 ? t('reports.summary.worst', named(worst)) : '',
    ownNights > 0 ? t('reports.summary.own', { count: ownNights }) : '',
    blockedNights > 0 ? t('reports.summary.blocked', { count: blockedNights }) : '',
    canceled > 0 ? t('reports.summary.canceled', { count: canceled, all: bookings }) : '',
  ].filter(Boolean)
}
