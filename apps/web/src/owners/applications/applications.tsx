import type { OwnerApplication } from '@marea/contract/owners/endpoints.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { State } from '#ui/text/badge.tsx'
import styles from './application.module.css'

const tones = { open: 'info', approved: 'good', rejected: 'plain' } as const

/** The user's applications and their statuses. */
export function Applications({ applications }: { applications: readonly OwnerApplication[] }) {
  const t = useText()
  const format = new Intl.DateTimeFormat(localeOf[useLanguage()], { dateStyle: 'long' })
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
            {t('apply.sent_on', { date: format.format(new Date(createdAt)) })}
          </p>
        </li>
      ))}
    </ul>
  )
}
