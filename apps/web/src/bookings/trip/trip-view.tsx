import type { Trip } from '@marea/contract/bookings/trip.ts'
import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'
import type { ReactNode } from 'react'
import { ConfirmationHero } from '#bookings/confirmation/confirmation-hero.tsx'
import { countdown } from '#bookings/countdown.ts'
import { directionsUrl } from '#bookings/stay/address.ts'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { AccessCodes } from './access-codes.tsx'
import { CheckInSteps, HouseGuide, Places } from './house-guide.tsx'
import styles from './trip.module.css'
import { TripFacts } from './trip-facts.tsx'

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
        <Inline gap={5}>
          <ActionLink icon='pin' to={directionsUrl(trip.address)} target='_blank' rel='noreferrer'>
            {t('bookings.directions')}
          </ActionLink>
          {links}
        </Inline>
      </ConfirmationHero>
      <Columns kind='price' className={`measure ${styles.grid}`}>
        <Stack gap={8}>
          {access ? <CheckInSteps access={access} /> : <p>{t('trip.access_over')}</p>}
          <HouseGuide trip={trip} />
          <Places trip={trip} />
        </Stack>
        <Stack gap={8}>
          {access && <AccessCodes access={access} timeZone={trip.timeZone} />}
          <Section title={t('trip.contact')} size='heading' aria-label={t('trip.contact')}>
            {map}
            <p>{t('trip.contact_owner', { owner: owner.firstName })}</p>
            {contact}
            <p className='soft small'>{t('trip.emergency')}</p>
          </Section>
          {children}
        </Stack>
      </Columns>
    </>
  )
}
