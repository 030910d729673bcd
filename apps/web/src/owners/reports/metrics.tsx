import { addDays } from '@marea/contract/calendar/nights.ts'
import { paceDays } from '@marea/contract/owners/reports/choices.ts'
import type { Figures, Report } from '@marea/contract/owners/reports/endpoints.ts'
import {
  averageRate,
  averageStay,
  cancellationRate,
  leadTime,
  revenuePerNight,
} from '@marea/contract/owners/reports/figures.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { formatDecimal } from './format-figure.ts'
import { closedRows, type ReportAddress, reportLink, yearBeforeLink } from './report-address.ts'
import styles from './reports.module.css'

type Metric = {
  id: string
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
    <section aria-label={t('reports.metrics')} className={styles.metrics}>
      <dl>
        {metrics.map(({ id, name, note, now, before, opens, months }) => (
          <div key={id}>
            <dt>
              {'open' in opens ? (
                <TextLink to={reportLink(shown, opens)} state={opensOverlay} preventScrollReset>
                  {name}
                </TextLink>
              ) : (
                <TextLink to={reportLink(shown, { ...closedRows, ...opens, ...months })}>
                  {name}
                </TextLink>
              )}
              <small>{note}</small>
            </dt>
            <dd>
              {now}
              {shown.isCompared && (
                <small>
                  <TextLink to={yearBeforeLink(shown, months ?? report, opens)}>
                    {t('reports.was', { value: before })}
                  </TextLink>
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
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
  const { bookings, canceled, ownNights } = total.now
  return [
    {
      id: 'adr',
      name: t('reports.metric.adr'),
      note: t('reports.metric.adr_note'),
      opens: { report: 'bookings' },
      ...both((figures) => money(averageRate(figures))),
    },
    {
      id: 'revpar',
      name: t('reports.metric.revpar'),
      note: t('reports.metric.revpar_note'),
      opens: { report: 'occupancy' },
      ...both((figures) => money(revenuePerNight(figures))),
    },
    {
      id: 'stay',
      name: t('reports.metric.stay'),
      note: t('reports.metric.stay_note', { count: bookings - canceled }),
      opens: { report: 'bookings' },
      ...both((figures) => count(averageStay(figures), 'reports.decimal_nights')),
    },
    {
      id: 'lead',
      name: t('reports.metric.lead'),
      note: t('reports.metric.lead_note'),
      opens: { report: 'bookings' },
      ...both((figures) => count(leadTime(figures), 'reports.days')),
    },
    {
      id: 'cancellations',
      name: t('reports.metric.cancellations'),
      note: t('reports.metric.cancellations_note', { canceled, all: bookings }),
      opens: { report: 'bookings' },
      ...both((figures) => `${formatDecimal((cancellationRate(figures) ?? 0) * 100)}%`),
    },
    {
      id: 'pace',
      name: t('reports.metric.pace'),
      note: t('reports.metric.pace_note', { days: paceDays }),
      opens: { report: 'occupancy' },
      months: { from: today.slice(0, 7), to: addDays(today, paceDays).slice(0, 7) },
      now: t('reports.nights', { count: pace.now }),
      before: t('reports.nights', { count: pace.before }),
    },
    {
      id: 'lost',
      name: t('reports.metric.lost'),
      note: t('reports.metric.lost_note', { count: ownNights }),
      opens: { open: 'own' },
      ...both(({ lostRent }) => money(lostRent)),
    },
  ]
}
