import { addDays } from '@marea/contract/platform/time/days.ts'
import type { TextParams } from '@marea/contract/platform/translate.ts'
import { paceDays } from '@marea/contract/statements/reports/choices.ts'
import type { Figures, Report } from '@marea/contract/statements/reports/endpoints.ts'
import {
  averageRate,
  averageStay,
  cancellationRate,
  leadTime,
  revenuePerNight,
} from '@marea/contract/statements/reports/figures.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { formatDecimal } from './format-figure.ts'
import { closedRows, type ReportAddress, reportLink, yearBeforeLink } from './report-address.ts'
import styles from './reports.module.css'

type MetricName = 'adr' | 'revpar' | 'stay' | 'lead' | 'cancellations' | 'pace' | 'lost'

type Metric = {
  id: MetricName
  name: string
  note: string
  now: string
  before: string
  /** What the figure opens: a report, or the list of its parts. */
  opens: { report: ReportAddress['report'] } | { open: 'own' }
  /** The months that it counts, unless they are those of the page. */
  months?: { from: string; to: string }
}

/** The ratios of the period beside those of the year before; each opens what is behind it. */
export function Metrics({ report, shown }: { report: Report; shown: ReportAddress }) {
  const t = useText()
  const metrics = useMetrics(report)
  return (
    <section aria-label={t('reports.metrics')}>
      <Lines className={styles.metrics}>
        {metrics.map(({ id, name, note, now, before, opens, months }) => (
          <Line
            key={id}
            label={
              'open' in opens ? (
                <TextLink to={reportLink(shown, opens)} isOverlay>
                  {name}
                </TextLink>
              ) : (
                <TextLink to={reportLink(shown, { ...closedRows, ...opens, ...months })}>
                  {name}
                </TextLink>
              )
            }
            note={
              <>
                {note}
                {shown.isCompared && (
                  <>
                    {' · '}
                    <TextLink to={yearBeforeLink(shown, months ?? report, opens)}>
                      {t('reports.was', { value: before })}
                    </TextLink>
                  </>
                )}
              </>
            }
          >
            <b>{now}</b>
          </Line>
        ))}
      </Lines>
    </section>
  )
}

function useMetrics({ total, pace, today }: Report): Metric[] {
  const t = useText()
  const language = useLanguage()
  const money = (value: number | null) => (value === null ? '–' : formatMoney(value, language))
  const both = (write: (figures: Figures) => string) => ({
    now: write(total.now),
    before: write(total.before),
  })
  const count = (value: number | null, key: 'reports.decimal_nights' | 'reports.days') =>
    value === null ? '–' : t(key, { count: formatDecimal(value) })
  const named = (id: MetricName, params?: TextParams) => ({
    id,
    name: t(`reports.metric.${id}`),
    note: t(`reports.metric.${id}_note`, params),
  })
  const { bookings, canceled, ownNights } = total.now
  return [
    {
      ...named('adr'),
      opens: { report: 'bookings' },
      ...both((figures) => money(averageRate(figures))),
    },
    {
      ...named('revpar'),
      opens: { report: 'occupancy' },
      ...both((figures) => money(revenuePerNight(figures))),
    },
    {
      ...named('stay', { count: bookings - canceled }),
      opens: { report: 'bookings' },
      ...both((figures) => count(averageStay(figures), 'reports.decimal_nights')),
    },
    {
      ...named('lead'),
      opens: { report: 'bookings' },
      ...both((figures) => count(leadTime(figures), 'reports.days')),
    },
    {
      ...named('cancellations', { canceled, all: bookings }),
      opens: { report: 'bookings' },
      ...both((figures) => `${formatDecimal((cancellationRate(figures) ?? 0) * 100)}%`),
    },
    {
      ...named('pace', { days: paceDays }),
      opens: { report: 'occupancy' },
      months: { from: today.slice(0, 7), to: addDays(today, paceDays).slice(0, 7) },
      now: t('reports.nights', { count: pace.now }),
      before: t('reports.nights', { count: pace.before }),
    },
    {
      ...named('lost', { count: ownNights }),
      opens: { open: 'own' },
      ...both(({ lostRent }) => money(lostRent)),
    },
  ]
}
