import type { Booking, ListedBooking } from '@marea/contract/bookings.ts'
import { useText } from '#platform/texts.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import styles from './booking-list.module.css'
import { countdown } from './countdown.ts'
import { Facts } from './facts.tsx'
import { HostIdReminder } from './host-id-reminder.tsx'
import { StayActs } from './stay-acts.tsx'
import { StayFrame } from './stay-frame.tsx'
import { bookingLink } from './stay-link.ts'
import { useCardFacts } from './use-card-facts.ts'
import { useFullFacts } from './use-full-facts.tsx'

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
        <StayActs
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
