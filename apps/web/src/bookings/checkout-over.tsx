import type { Booking } from '@marea/contract/bookings.ts'
import { useText } from '#platform/texts.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import styles from './checkout.module.css'
import { bookingLink, suiteLink } from './stay-link.ts'

/** A checkout that has ended: the stay is booked, or its nights went back. */
export function CheckoutOver({ booking }: { booking: Booking }) {
  const t = useText()
  const status = booking.status === 'held' ? 'expired' : booking.status
  const isBooked = status === 'confirmed' || status === 'completed' || status === 'cancelled'
  return (
    <div className={`measure ${styles.over}`}>
      <EmptyState
        level={1}
        title={t(`checkout.over.${status}`)}
        acts={
          isBooked ? (
            <LinkButton to={bookingLink(booking)}>{t('checkout.see_booking')}</LinkButton>
          ) : (
            <LinkButton to={suiteLink(booking)}>{t('checkout.look_again')}</LinkButton>
          )
        }
      >
        {t(`checkout.over_says.${status}`)}
      </EmptyState>
    </div>
  )
}
