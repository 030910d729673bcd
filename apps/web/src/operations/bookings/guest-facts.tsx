import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import { languageTable } from '@marea/contract/platform/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { Section } from '#ui/page/section.tsx'
import { State } from '#ui/text/badge.tsx'

const idTones = { missing: 'plain', uploaded: 'warn', accepted: 'good', rejected: 'bad' } as const

export function GuestFacts({ booking: { contact, mainHostId } }: { booking: AdminBooking }) {
  const t = useText()
  const time = useTimeFormat()
  const { email, phone, language, stays, memberSince } = contact
  const spoken = Object.entries(languageTable).find(([code]) => code === language)?.[1].name
  const since = time.companyDay(memberSince, 'medium')
  return (
    <Section title={t('admin_bookings.guest')}>
      <Facts isSmall>
        <Fact name={t('admin_bookings.email')}>
          {email ? <a href={`mailto:${email}`}>{email}</a> : t('people.no_email')}
        </Fact>
        <Fact name={t('admin_bookings.phone')}>{phone || t('people.not_given')}</Fact>
        <Fact name={t('admin_bookings.language')}>{spoken}</Fact>
        <Fact name={t('admin_bookings.stays')}>
          {t('admin_bookings.stays_since', { count: stays, since })}
        </Fact>
        <Fact name={t('admin_bookings.id')}>
          <State tone={idTones[mainHostId]}>{t(`admin_bookings.id_state.${mainHostId}`)}</State>
        </Fact>
      </Facts>
    </Section>
  )
}
