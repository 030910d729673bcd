import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import { languageTable } from '@marea/contract/platform/language.ts'
import admin from '#operations/frame/admin-page.module.css'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './bookings.module.css'

const idTones = { missing: 'plain', uploaded: 'warn', accepted: 'good', rejected: 'bad' } as const

export function GuestFacts({ booking: { contact, mainHostId } }: { booking: AdminBooking }) {
  const t = useText()
  const time = useTimeFormat()
  const { email, phone, language, stays, memberSince } = contact
  const spoken = Object.entries(languageTable).find(([code]) => code === language)?.[1].name
  const since = time.companyDay(memberSince, 'medium')
  return (
    <section className={admin.form}>
      <Heading level={2} size='name'>
        {t('booking_desk.guest')}
      </Heading>
      <dl className={styles.guest}>
        <div>
          <dt>{t('booking_desk.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('booking_desk.phone')}</dt>
          <dd>{phone}</dd>
        </div>
        <div>
          <dt>{t('booking_desk.language')}</dt>
          <dd>{spoken}</dd>
        </div>
        <div>
          <dt>{t('booking_desk.stays')}</dt>
          <dd>{t('booking_desk.stays_since', { count: stays, since })}</dd>
        </div>
        <div>
          <dt>{t('booking_desk.id')}</dt>
          <dd>
            <State tone={idTones[mainHostId]}>{t(`booking_desk.id_state.${mainHostId}`)}</State>
          </dd>
        </div>
      </dl>
    </section>
  )
}
