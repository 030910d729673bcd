import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import { useEffect, useEffectEvent } from 'react'
import { ReleaseHold } from '#bookings/checkout/release-hold.tsx'
import { formatCountdown, useSecondsUntil } from '#bookings/checkout/use-seconds-until.ts'
import { Facts } from '#bookings/stay/facts.tsx'
import { StayFrame } from '#bookings/stay/stay-frame.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { CountdownLine } from '#ui/chart/progress.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { jumpTo } from '#ui/scroll/jump-to.ts'
import { State } from '#ui/text/badge.tsx'
import { useCardFacts } from './use-card-facts.tsx'

type HeldStayProps = {
  booking: BookingCard
  /** The first stay of the list names the currency of all. */
  isFirst: boolean
  onHoldExpired: () => Promise<void>
}

/** Dates on hold and not paid yet, with a link back to checkout. */
export function HeldStay({ booking, isFirst, onHoldExpired }: HeldStayProps) {
  const t = useText()
  const seconds = useSecondsUntil(booking.holdExpiresAt ?? '')
  const isOver = seconds === 0
  const facts = useCardFacts()(booking, { withCurrency: isFirst })
  const ask = useEffectEvent(onHoldExpired)

  useEffect(() => {
    if (!isOver) return
    const timer = setInterval(() => ask(), 4000)
    return () => clearInterval(timer)
  }, [isOver])

  return (
    <StayFrame booking={booking} title={t('bookings.unpaid')}>
      <Facts facts={facts} />
      <p>
        <State tone='warn'>{t('bookings.held_for', { time: formatCountdown(seconds) })}</State>
      </p>
      <CountdownLine share={seconds / 900} />
      <Inline gap={4}>
        <LinkButton to={`/checkout/${booking.id}`}>{t('bookings.finish')}</LinkButton>
        <ReleaseHold booking={booking} onDone={() => onHoldExpired().then(() => jumpTo('main'))} />
      </Inline>
    </StayFrame>
  )
}
