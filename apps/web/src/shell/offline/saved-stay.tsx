import type { SavedTrip } from '@marea/contract/bookings/trip.ts'
import { phoneLink } from '@marea/contract/platform/support.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { AccessCodes } from '#bookings/trip/access-codes.tsx'
import { CallOwner } from '#bookings/trip/call-owner.tsx'
import { CheckInSteps, HouseGuide, Places } from '#bookings/trip/house-guide.tsx'
import { TripFacts } from '#bookings/trip/trip-facts.tsx'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import DrawnLocation from '#suites/map/drawn-location.tsx'
import styles from '#suites/map/home-map.module.css'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Fold } from './fold.tsx'

/** A stay as its page shows it, without what needs a connection: payments and changes. */
export function SavedStay({ trip }: { trip: SavedTrip }) {
  const placeName = usePlaceName()
  return (
    <Section title={trip.suite.name} size='heading' lead={placeName(trip.suite.neighborhood)}>
      <StayParts trip={trip} />
    </Section>
  )
}

/** The stays after the next one, each closed until it is wanted. */
export function LaterStay({ trip }: { trip: SavedTrip }) {
  const language = useLanguage()
  const { suite, checkIn, checkOut } = trip
  return (
    <Fold title={suite.name} about={formatDayRange(checkIn, checkOut, language)}>
      <StayParts trip={trip} />
    </Fold>
  )
}

function StayParts({ trip }: { trip: SavedTrip }) {
  const t = useText()
  const { phone } = usePage().config.brand
  const { access, timeZone, reference } = trip
  return (
    <Stack gap={6}>
      <TripFacts trip={trip} reference={reference} />
      <Inline gap={4}>
        <CallOwner trip={trip} />
        {phone && (
          <ActionLink icon='phone' to={phoneLink(phone)}>
            {t('offline.call_support')}
          </ActionLink>
        )}
      </Inline>
      {access ? (
        <>
          <AccessCodes access={access} timeZone={timeZone} />
          {isCodeLater(access) && <p className='soft small'>{t('offline.code_later')}</p>}
          <CheckInSteps access={access} />
        </>
      ) : (
        <p>{t('trip.access_over')}</p>
      )}
      <SavedMap trip={trip} />
      <HouseGuide trip={trip} />
      <Places trip={trip} />
    </Stack>
  )
}

function isCodeLater({ door, wifi }: NonNullable<SavedTrip['access']>): boolean {
  return door?.code === null || wifi?.password === null
}

function SavedMap({ trip: { suite, address } }: { trip: SavedTrip }) {
  const t = useText()
  const placeName = usePlaceName()
  return (
    <Section title={t('offline.map')} size='heading' aria-label={t('offline.map')}>
      <div className={styles.frame}>
        <DrawnLocation
          latitude={address.latitude}
          longitude={address.longitude}
          label={t('confirmed.map', { home: suite.name, place: placeName(suite.neighborhood) })}
        />
      </div>
      <p className='soft small'>{t('trip.emergency')}</p>
    </Section>
  )
}
