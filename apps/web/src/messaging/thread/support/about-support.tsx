import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { iconUrl } from '@marea/contract/platform/brand/look.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import styles from '#messaging/thread/about-stay.module.css'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'

type Booking = NonNullable<Conversation['booking']>

/** The portrait of our team. */
export function useSupportMark(): string {
  const { icon } = usePage().config.brand.pictures
  return iconUrl(icon, '192') ?? '/icon.svg'
}

export function AboutSupport({ booking }: { booking: Booking | null }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Stack className={styles.about}>
      <Heading level={2} size='name'>
        {t('messaging.support')}
      </Heading>
      <p className='soft'>{t('messaging.support_description')}</p>
      {booking && (
        <p>
          <BookingLink booking={booking} />
          <br />
          {booking.home}
          <br />
          {formatDayRange(booking.checkIn, booking.checkOut, language)}
        </p>
      )}
    </Stack>
  )
}

/** Guests have a page of each booking, owners see theirs in the list of their homes. */
export function BookingLink({ booking }: { booking: Booking }) {
  const t = useText()
  const { id, reference, isGuest } = booking
  return (
    <TextLink to={isGuest ? `/my-bookings?booking=${id}` : `/property-management#${reference}`}>
      {t('messaging.support_booking', { reference })}
    </TextLink>
  )
}
