import type { Booking, ListedBooking } from '@marea/contract/bookings/endpoints.ts'
import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { useBalanceText } from '#bookings/balance/use-balance-text.ts'
import { countdown } from '#bookings/countdown.ts'
import { HostIdReminder } from '#bookings/host-id/host-id-reminder.tsx'
import { Facts } from '#bookings/stay/facts.tsx'
import { StayActions } from '#bookings/stay/stay-actions.tsx'
import { StayFrame } from '#bookings/stay/stay-frame.tsx'
import { useFullFacts } from '#bookings/stay/use-full-facts.tsx'
import { bookingLink } from '#bookings/stay-link.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { useCardFacts } from './use-card-facts.tsx'

type NextStayProps = {
  booking: ListedBooking
  /** The full booking, for the next stay only. */
  details?: Booking | undefined
  /** The first stay of the list names the currency of all. */
  isFirst: boolean
}

export function NextStay({ booking, details, isFirst }: NextStayProps) {
  const t = useText()
  const cardFacts = useCardFacts()
  const fullFacts = useFullFacts()
  const balanceText = useBalanceText()
  const style = { withCurrency: isFirst }
  const isLarge = details !== undefined
  return (
    <StayFrame
      booking={booking}
      title={countdown(booking, dayIn(booking.timeZone, new Date()), t)}
      isLarge={isLarge}
    >
      <Facts facts={details ? fullFacts(details, style) : cardFacts(booking, style)} />
      {booking.rest && <p className='small'>{balanceText(booking.rest)}</p>}
      <HostIdReminder booking={booking} />
      <StayActions
        booking={booking}
        primary={
          <LinkButton to={bookingLink(booking)} kind={isLarge ? 'primary' : 'quiet'} small>
            {t('bookings.details')}
          </LinkButton>
        }
      />
    </StayFrame>
  )
}
