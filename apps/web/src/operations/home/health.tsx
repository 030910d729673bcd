import type { Health, HealthFact, HealthFinding } from '@marea/contract/operations/health.ts'
import type { PagePart } from '#platform/api/page-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import type { Address } from '#sitemap.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Loaded } from '#ui/page/loaded.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import { Alert } from './alert.tsx'

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

export function HealthSection({ health }: { health: PagePart<Health> }) {
  const t = useText()
  return (
    <Section
      size='plain'
      title={t('health.title')}
      actions={<TextLink to='/status'>{t('health.status')}</TextLink>}
    >
      <Loaded part={health} failed={t('health.load_failed')}>
        {({ findings, facts }) => (
          <>
            <RowList isDense none={<State tone='good'>{t('health.well')}</State>}>
              {findings.map((finding) => (
                <Finding key={finding.finding} finding={finding} />
              ))}
            </RowList>
            <Inline gap={4} className='soft small'>
              {facts.map((each) => (
                <Fact key={each.fact} fact={each} />
              ))}
            </Inline>
          </>
        )}
      </Loaded>
    </Section>
  )
}

function Finding({ finding: { finding, tone, ...detail } }: { finding: HealthFinding }) {
  const t = useText()
  const params = useParams(detail)
  const page = pages[finding]
  return (
    <Alert
      icon='alert'
      tone={tone}
      title={t(`health.finding.${finding}`, params)}
      action={
        page && (
          <LinkButton kind='quiet' small to={page}>
            {t('console.open')}
          </LinkButton>
        )
      }
    >
      {t(`health.action.${finding}`, params)}
    </Alert>
  )
}

function Fact({ fact: { fact, ...detail } }: { fact: HealthFact }) {
  const t = useText()
  return <span>{t(`health.fact.${fact}`, useParams(detail))}</span>
}

function useParams({ count, at }: Pick<HealthFact, 'count' | 'at'>) {
  const t = useText()
  const time = useTimeFormat()
  return { count: count ?? 0, at: at ? time.localDateTime(at) : t('health.never') }
}
