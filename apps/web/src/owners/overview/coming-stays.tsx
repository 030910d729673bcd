import type { ComingStay } from '@marea/contract/owners/overview.ts'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { IconLink } from '#ui/button/icon-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './overview.module.css'

type ComingStaysProps = { kind: 'arrivals' | 'departures'; stays: ComingStay[]; today: string }

export function ComingStays({ kind, stays, today }: ComingStaysProps) {
  const t = useText()
  return (
    <Section aria-labelledby={kind} title={t(`overview.${kind}`)}>
      <RowList isDense none={t(`overview.no_${kind}`)}>
        {stays.map((stay) => (
          <Stay key={stay.id} stay={stay} today={today} />
        ))}
      </RowList>
    </Section>
  )
}

function Stay({ stay, today }: { stay: ComingStay; today: string }) {
  const t = useText()
  const words = useGuestCountWords()
  const time = useTimeFormat()
  const { id, home, guest, nights, day, at, canMessage } = stay
  const message = canMessage && (
    <IconLink
      icon='message'
      small
      to={`/chat?booking=${id}`}
      label={t('owner_bookings.message_of', { guest, home: home.name })}
    />
  )
  const facts = [home.name, t('overview.stay_nights', { count: nights }), words(stay)]
  return (
    <Row
      mark={
        <time dateTime={at} className={`small ${styles.when}`}>
          <b>{day === today ? t('overview.today') : time.day(day, 'shortWeekday')}</b>{' '}
          <span className='soft'>{time.timeIn(stay.timeZone, at)}</span>
        </time>
      }
      actions={message}
    >
      <TextLink to={`/property-management/bookings/${id}`}>{guest}</TextLink>
      <small>{facts.join(', ')}</small>
    </Row>
  )
}
