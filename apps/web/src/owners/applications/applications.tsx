import type { OwnerApplication } from '@marea/contract/owners/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { State } from '#ui/text/badge.tsx'
import styles from './application.module.css'

const tones = { open: 'info', approved: 'good', rejected: 'plain' } as const

export function Applications({ applications }: { applications: readonly OwnerApplication[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <ul className={styles.list}>
      {applications.map(({ id, home, bedrooms, status, reason, createdAt }) => (
        <li key={id}>
          <p>
            <b>{home}</b>, {t('apply.bedrooms_count', { count: bedrooms })}
          </p>
          <State tone={tones[status]}>{t(`apply.status.${status}`)}</State>
          {reason && <p>{reason}</p>}
          <p className='soft small'>
            {t('apply.sent_on', { date: time.localDay(createdAt, 'long') })}
          </p>
        </li>
      ))}
    </ul>
  )
}
