import type { Booking, ListedBooking } from '@marea/contract/bookings/endpoints.ts'
import { HostIdReminder } from '#bookings/host-id/host-id-reminder.tsx'
import { Facts } from '#bookings/stay/facts.tsx'
import { StayActions } from '#bookings/stay/stay-actions.tsx'
import { StayFrame } from '#bookings/stay/stay-frame.tsx'
import { bookingLink } from '#bookings/stay/stay-link.ts'
import { useFullFacts } from '#bookings/stay/use-full-facts.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import styles from './booking-list.module.css'
import { countdown } from './countdown.ts'
import { useCardFacts } from './use-card-facts.ts'

type NextStayProps = {
  booking: ListedBooking
  /** All about the stay, where it is the next one. */
  details?: Booking | undefined
  today: string
}

/** A stay to come: how near it is, and with the nearest one where to go. */
export function NextStay({ booking, details, today }: NextStayProps) {
  const t = useText()
  const short = useCardFacts()(booking)
  const full = useFullFacts()
  const isLarge = details !== undefined
  return (
    <StayFrame booking={booking} title={countdown(booking, today, t)} isLarge={isLarge}>
      <Facts facts={details ? full(details) : short} />
      <HostIdReminder booking={booking} />
      <div className={styles.acts}>
        <StayActions
          booking={booking}
          primary={
            <LinkButton to={bookingLink(booking)} kind={isLarge ? 'primary' : 'quiet'} small>
              {t('bookings.details')}
            </LinkButton>
          }
        />
      </div>
    </StayFrame>
  )
}
