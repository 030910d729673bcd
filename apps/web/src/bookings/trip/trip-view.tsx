import type { Trip } from '@marea/contract/bookings/trip.ts'
import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'
import type { ReactNode } from 'react'
import { ConfirmationHero } from '#bookings/confirmation/confirmation-hero.tsx'
import { countdown } from '#bookings/list/countdown.ts'
import { addressLine, directionsUrl } from '#bookings/stay/address.ts'
import { Facts } from '#bookings/stay/facts.tsx'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { AccessCodes } from './access-codes.tsx'
import { CheckInSteps, HouseGuide, Places } from './house-guide.tsx'
import styles from './trip.module.css'

type TripViewProps = {
  trip: Trip
  now: number
  /** Below the facts: links for the guest, or what a shared page is. */
  links: ReactNode
  map: ReactNode
  contact?: ReactNode
  /** What only the guest who booked sees. */
  children?: ReactNode
}

export function TripView({ trip, now, links, map, contact, children }: TripViewProps) {
  const placeName = usePlaceName()
  const t = useText()
  const { suite, access, owner } = trip
  return (
    <>
      <ConfirmationHero
        suite={suite}
        title={countdown(trip, dayIn(trip.timeZone, new Date(now)), t)}
        state={null}
      >
        <p>{`${suite.name}, ${placeName(suite.neighborhood)}`}</p>
        <TripFacts trip={trip} />
        <div className={styles.actions}>
          <ActionLink icon='pin' to={directionsUrl(trip.address)} target='_blank' rel='noreferrer'>
            {t('bookings.directions')}
          </ActionLink>
          {links}
        </div>
      </ConfirmationHero>
      <div className={`measure ${styles.grid}`}>
        <div>
          {access ? (
            <CheckInSteps access={access} />
          ) : (
            <p className={styles.over}>{t('trip.access_over')}</p>
          )}
          <HouseGuide trip={trip} />
          <Places trip={trip} />
        </div>
        <div>
          {access && <AccessCodes access={access} timeZone={trip.timeZone} />}
          <section className={styles.part} aria-label={t('trip.contact')}>
            {map}
            <Heading level={2}>{t('trip.contact')}</Heading>
            <p>{t('trip.contact_owner', { owner: owner.firstName })}</p>
            {contact}
            <p className='soft small'>{t('trip.emergency')}</p>
          </section>
          {children}
        </div>
      </div>
    </>
  )
}

function TripFacts({ trip }: { trip: Trip }) {
  const t = useText()
  const time = useTimeFormat()
  const { checkIn, checkOut, checkInAt, checkOutAt, address, timeZone } = trip
  const words = useGuestCountWords()
  const from = { day: time.day(checkIn, 'shortWeekday'), time: time.timeIn(timeZone, checkInAt) }
  const until = { day: time.day(checkOut, 'shortWeekday'), time: time.timeIn(timeZone, checkOutAt) }
  return (
    <Facts
      facts={[
        { name: t('bookings.check_in'), value: t('bookings.from_time', from) },
        { name: t('bookings.check_out'), value: t('bookings.until_time', until) },
        { name: t('bookings.address'), value: addressLine(address) },
        { name: t('bookings.guests'), value: words(trip) },
      ]}
    />
  )
}
