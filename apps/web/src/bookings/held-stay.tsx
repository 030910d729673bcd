import type { BookingCard } from '@marea/contract/bookings.ts'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '#platform/texts.tsx'
import { State } from '#ui/badge.tsx'
import { jumpTo } from '#ui/jump-to.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { DrainingLine } from '#ui/progress.tsx'
import { Abandon } from './abandon.tsx'
import styles from './booking-list.module.css'
import { Facts } from './facts.tsx'
import { StayFrame } from './stay-frame.tsx'
import { useCardFacts } from './use-card-facts.ts'
import { clockText, useSecondsUntil } from './use-seconds-until.ts'

type HeldStayProps = { booking: BookingCard; onLost: () => Promise<void> }

/** Nights that are kept and not paid yet: the way back to checkout. */
export function HeldStay({ booking, onLost }: HeldStayProps) {
  const t = useText()
  const seconds = useSecondsUntil(booking.holdExpiresAt ?? '')
  const isOver = seconds === 0
  const facts = useCardFacts()(booking)
  const ask = useEffectEvent(onLost)

  useEffect(() => {
    if (!isOver) return
    const timer = setInterval(() => ask(), 4000)
    return () => clearInterval(timer)
  }, [isOver])

  return (
    <StayFrame booking={booking} title={t('bookings.unpaid')}>
      <Facts facts={facts} />
      <p>
        <State tone='warn'>{t('bookings.held_for', { time: clockText(seconds) })}</State>
      </p>
      <DrainingLine share={seconds / 900} />
      <div className={styles.acts}>
        <LinkButton to={`/checkout/${booking.id}`}>{t('bookings.finish')}</LinkButton>
        <Abandon booking={booking} onDone={() => onLost().then(() => jumpTo('main'))} />
      </div>
    </StayFrame>
  )
}
