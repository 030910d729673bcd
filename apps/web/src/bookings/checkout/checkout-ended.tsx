import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { useEffect, useRef } from 'react'
import { bookingLink, suiteLink } from '#bookings/stay-link.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { jumpTo } from '#ui/scroll/jump-to.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './checkout.module.css'
import { useHoldAgain } from './use-hold-again.ts'

type CheckoutEndedProps = {
  booking: Booking
  comments: string
  wasHeld: boolean
}

/** A checkout that has ended: the stay is booked, or its hold was released. */
export function CheckoutEnded({ booking, comments, wasHeld }: CheckoutEndedProps) {
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  const status = booking.status === 'held' ? 'expired' : booking.status
  const isBooked = status === 'confirmed' || status === 'completed' || status === 'cancelled'
  useEffect(() => {
    if (wasHeld) jumpTo(ref.current)
  }, [wasHeld])

  return (
    <div ref={ref} className={`measure ${styles.ended}`}>
      <EmptyState
        level={1}
        title={t(`checkout.over.${status}`)}
        actions={
          isBooked ? (
            <LinkButton to={bookingLink(booking)}>{t('checkout.see_booking')}</LinkButton>
          ) : (
            <HoldAgain booking={booking} comments={comments} />
          )
        }
      >
        {t(`checkout.over_description.${status}`)}
      </EmptyState>
    </div>
  )
}

function HoldAgain({ booking, comments }: Pick<CheckoutEndedProps, 'booking' | 'comments'>) {
  const t = useText()
  const { isBusy, error, onHoldAgain } = useHoldAgain(booking, comments)
  return (
    <>
      <Button busy={isBusy} onClick={onHoldAgain}>
        {t('checkout.again')}
      </Button>
      <LinkButton to={suiteLink(booking)} kind='quiet'>
        {t('checkout.view_availability')}
      </LinkButton>
      <ActionError title={t('checkout.not_again')} error={error} />
    </>
  )
}
