import type { ComingStay } from '@marea/contract/owners/overview.ts'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { IconLink } from '#ui/button/icon-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './overview.module.css'

type ComingStaysProps = { kind: 'arrivals' | 'departures'; stays: ComingStay[]; today: string }

export function ComingStays({ kind, stays, today }: ComingStaysProps) {
  const t = useText()
  return (
    <section aria-labelledby={kind}>
      <Heading level={2} id={kind} size='name'>
        {t(`overview.${kind}`)}
      </Heading>
      {stays.length === 0 ? (
        <p className='soft'>{t(`overview.no_${kind}`)}</p>
      ) : (
        <ul className={styles.stays}>
          {stays.map((stay) => (
            <Row key={stay.id} stay={stay} today={today} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ stay, today }: { stay: ComingStay; today: string }) {
  const t = useText()
  const words = useGuestCountWords()
  const time = useTimeFormat()
  const { id, home, guest, nights, day, at, canMessage } = stay
  return (
    <li>
      <time dateTime={at}>
        {day === today ? t('overview.today') : time.day(day, 'shortWeekday')}
        <span className='soft'>{time.timeIn(stay.timeZone, at)}</span>
      </time>
      <div>
        <p className={styles.guest}>
          <TextLink to={`/property-management/bookings/${id}`}>{guest}</TextLink>
        </p>
        <p className={`soft small ${styles.facts}`}>
          <span>{home.name},</span> <span>{t('overview.stay_nights', { count: nights })},</span>{' '}
          <span>{words(stay)}</span>
        </p>
      </div>
      {canMessage && (
        <IconLink
          icon='message'
          small
          to={`/chat?booking=${id}`}
          label={t('owner_bookings.message_of', { guest, home: home.name })}
        />
      )}
    </li>
  )
}
