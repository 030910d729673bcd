import type { Booking, BookingCard } from '@marea/contract/bookings.ts'
import { useText } from '#platform/texts.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import styles from './booking-list.module.css'
import { countdown } from './countdown.ts'
import { Facts } from './facts.tsx'
import { StayActs } from './stay-acts.tsx'
import { StayFrame } from './stay-frame.tsx'
import { bookingLink } from './stay-link.ts'
import { useCardFacts } from './use-card-facts.ts'
import { useFullFacts } from './use-full-facts.tsx'

type NextStayProps = {
  booking: Booking | BookingCard
  isLarge?: boolean
  today: string
}

/** A stay to come: how near it is, and with the nearest one where to go. */
export function NextStay({ booking, isLarge = false, today }: NextStayProps) {
  const t = useText()
  const short = useCardFacts()(booking)
  const full = useFullFacts()
  return (
    <StayFrame booking={booking} title={countdown(booking, today, t)} isLarge={isLarge}>
      <Facts facts={'arrival' in booking ? full(booking) : short} />
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
