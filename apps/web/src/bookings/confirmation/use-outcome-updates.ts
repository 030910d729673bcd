import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { PaymentOutcome } from '#bookings/payment/payment-outcome.ts'
import { useLive } from '#platform/live/live.ts'

const pause = 2500

/** The guest gets live updates; anyone else polls while the payment is processed. */
export function useOutcomeUpdates(outcome: PaymentOutcome): () => Promise<void> {
  const isWaiting = outcome === 'waiting' || outcome === 'asked'
  const { revalidate } = useRevalidator()
  const ask = useEffectEvent(() => void revalidate())
  useLive(['booking.*'], () => ask())

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => ask(), pause)
    return () => clearInterval(timer)
  }, [isWaiting])

  return revalidate
}
