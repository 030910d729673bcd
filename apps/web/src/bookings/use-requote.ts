import type { Booking } from '@marea/contract/bookings.ts'
import { useRef, useState } from 'react'
import { useAttempt } from '#identity/use-attempt.ts'
import { call } from '#platform/api.ts'
import { type Wish, wishedQuote, wishOf } from './wish.ts'

export type Requoting = ReturnType<typeof useRequote>

/** Puts another price under a held stay; presses that come quickly end in one price for the last. */
export function useRequote(booking: Booking, onChange: (booking: Booking) => void) {
  const [wish, setWish] = useState<Wish>()
  const wanted = useRef<Wish>(undefined)
  const { isBusy, error, attempt } = useAttempt()

  function want(next: Wish | undefined) {
    wanted.current = next
    setWish(next)
  }

  async function settle() {
    while (wanted.current) {
      const asked = wanted.current
      onChange(await requote(booking, asked))
      if (wanted.current === asked) want(undefined)
    }
  }

  function choose(change: Partial<Wish>) {
    want({ ...(wanted.current ?? wishOf(booking)), ...change })
    attempt(() => settle().finally(() => want(undefined)))
  }

  async function putCoupon(coupon: string | null) {
    onChange(await requote(booking, { ...wishOf(booking), coupon }))
  }

  return { wish: wish ?? wishOf(booking), isBusy, error, choose, putCoupon }
}

async function requote(booking: Booking, wish: Wish): Promise<Booking> {
  const { quote } = await wishedQuote(booking, wish)
  const params = { id: booking.id }
  return call('PUT /bookings/:id/quote', { params, body: { quoteId: quote.id } })
}
