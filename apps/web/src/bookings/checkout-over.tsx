import type { Booking } from '@marea/contract/bookings.ts'
import { useEffect, useRef } from 'react'
import { useText } from '#platform/texts.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { jumpTo } from '#ui/jump-to.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Refused } from '#ui/refused.tsx'
import styles from './checkout.module.css'
import { bookingLink, suiteLink } from './stay-link.ts'
import { useHoldAgain } from './use-hold-again.ts'

type CheckoutOverProps = {
  booking: Booking
  comments: string
  wasHeld: boolean
}

/** A checkout that has ended: the stay is booked, or its nights went back. */
export function CheckoutOver({ booking, comments, wasHeld }: CheckoutOverProps) {
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  const status = booking.status === 'held' ? 'expired' : booking.status
  const isBooked = status === 'confirmed' || status === 'completed' || status === 'cancelled'
  useEffect(() => {
    if (wasHeld) jumpTo(ref.current)
  }, [wasHeld])

  return (
    <div ref={ref} className={`measure ${styles.over}`}>
      <EmptyState
        level={1}
        title={t(`checkout.over.${status}`)}
        acts={
          isBooked ? (
            <LinkButton to={bookingLink(booking)}>{t('checkout.see_booking')}</LinkButton>
          ) : (
            <Again booking={booking} comments={comments} />
          )
        }
      >
        {t(`checkout.over_says.${status}`)}
      </EmptyState>
    </div>
  )
}

function Again({ booking, comments }: Pick<CheckoutOverProps, 'booking' | 'comments'>) {
  const t = useText()
  const { isBusy, error, onHoldAgain } = useHoldAgain(booking, comments)
  return (
    <>
      <Button busy={isBusy} onClick={onHoldAgain}>
        {t('checkout.again')}
      </Button>
      <LinkButton to={suiteLink(booking)} kind='quiet'>
        {t('checkout.look_again')}
      </LinkButton>
      {error !== null && <Refused title={t('checkout.not_again')} error={error} />}
    </>
  )
}
