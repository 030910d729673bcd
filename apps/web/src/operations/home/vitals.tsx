import type { ConsoleHome } from '@marea/contract/operations/console.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { State } from '#ui/text/badge.tsx'
import styles from './console.module.css'

/** Whether the parts that work by themselves do. */
export function Vitals({ home }: { home: ConsoleHome }) {
  const { jobs, emails } = home
  const t = useText()
  return (
    <dl className={styles.vitals}>
      <Vital
        name={t('console.vital.jobs')}
        tone={jobs.failed > 0 ? 'bad' : 'good'}
        state={
          jobs.failed > 0
            ? t('console.vital.jobs_bad', { count: jobs.failed })
            : t('console.vital.jobs_good')
        }
      >
        {t('console.vital.jobs_waiting', { count: jobs.waiting })}
      </Vital>
      <Vital
        name={t('console.vital.emails')}
        tone={emails.failed > 0 ? 'bad' : 'good'}
        state={
          emails.failed > 0
            ? t('console.vital.emails_bad', { count: emails.failed })
            : t('console.vital.emails_good')
        }
      >
        {t('console.vital.jobs_waiting', { count: emails.waiting })}
      </Vital>
      <FeedsVital feeds={home.feeds} />
    </dl>
  )
}

function FeedsVital({ feeds }: { feeds: ConsoleHome['feeds'] }) {
  const t = useText()
  const time = useTimeFormat()
  const { total, upToDate, troubled } = feeds
  const [first] = troubled
  const note = first?.readAt
    ? t('console.vital.feed_read', { home: first.home, time: time.localDateTime(first.readAt) })
    : first && t('console.vital.feed_never', { home: first.home })
  return (
    <Vital
      name={t('console.vital.feeds')}
      tone={upToDate < total ? 'warn' : 'good'}
      state={
        total === 0
          ? t('console.vital.feeds_none')
          : t('console.vital.feeds_state', { count: upToDate, total })
      }
    >
      {note ?? (total > 0 && t('console.vital.feeds_fine'))}
    </Vital>
  )
}

type VitalProps = {
  name: string
  state: string
  tone: 'good' | 'warn' | 'bad'
  children: ReactNode
}

function Vital({ name, state, tone, children }: VitalProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <State tone={tone}>{state}</State>
      </dd>
      <dd className={styles.vitalNote}>{children}</dd>
    </div>
  )
}
