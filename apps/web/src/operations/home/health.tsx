import type { Health, HealthFact, HealthFinding } from '@marea/contract/operations/health.ts'
import { useRevalidator } from 'react-router'
import type { PagePart } from '#platform/api/page-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import type { Address } from '#sitemap.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { classes } from '#ui/style/classes.ts'
import { State } from '#ui/text/badge.tsx'
import styles from './console.module.css'

/** Pages where a finding can be fixed; the other findings are fixed outside the console. */
const pages: Partial<Record<HealthFinding['finding'], Address>> = {
  ledger_differs: '/admin/withdrawals',
  double_bookings_found: '/admin/bookings',
  audit_log_broken: '/admin/audit',
  bookings_delayed: '/admin/jobs',
  payments_delayed: '/admin/jobs',
  messages_delayed: '/admin/jobs',
  emails_delayed: '/admin/emails',
  emails_undelivered: '/admin/emails',
  refunds_refused: '/admin/emails',
  jobs_failed: '/admin/jobs',
  ledger_late: '/admin/jobs',
  double_bookings_late: '/admin/jobs',
  backup_late: '/admin/jobs',
  calendars_late: '/admin/feeds',
}

export function HealthSection({ health: { value, error } }: { health: PagePart<Health> }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  return (
    <section className={styles.promises}>
      <h2 className={styles.partTitle}>
        {t('health.title')}
        <span>
          <TextLink to='/status'>{t('health.status')}</TextLink>
        </span>
      </h2>
      {!value && <LoadError title={t('health.load_failed')} error={error} onRetry={revalidate} />}
      {value?.findings.length === 0 && <State tone='good'>{t('health.well')}</State>}
      {value && value.findings.length > 0 && (
        <ul className={styles.alerts}>
          {value.findings.map((finding) => (
            <Finding key={finding.finding} finding={finding} />
          ))}
        </ul>
      )}
      {value && <Facts facts={value.facts} />}
    </section>
  )
}

function Finding({ finding: { finding, tone, ...detail } }: { finding: HealthFinding }) {
  const t = useText()
  const params = useParams(detail)
  const page = pages[finding]
  return (
    <li className={styles.alert}>
      <Icon name='alert' small className={styles[tone]} />
      <div>
        <b>{t(`health.finding.${finding}`, params)}</b>
        <p className='soft small'>{t(`health.action.${finding}`, params)}</p>
      </div>
      {page && (
        <LinkButton kind='quiet' small to={page}>
          {t('console.open')}
        </LinkButton>
      )}
    </li>
  )
}

function Facts({ facts }: { facts: readonly HealthFact[] }) {
  return (
    <ul className={classes(styles.facts, 'soft small')}>
      {facts.map((each) => (
        <Fact key={each.fact} fact={each} />
      ))}
    </ul>
  )
}

function Fact({ fact: { fact, ...detail } }: { fact: HealthFact }) {
  const t = useText()
  return <li>{t(`health.fact.${fact}`, useParams(detail))}</li>
}

function useParams({ count, at }: Pick<HealthFact, 'count' | 'at'>) {
  const t = useText()
  const time = useTimeFormat()
  return { count: count ?? 0, at: at ? time.localDateTime(at) : t('health.never') }
}
