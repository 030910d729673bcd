import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { useRef, useState } from 'react'
import { type ChangeDraft, changeDraftOf, quoteRequestOf } from '#bookings/change-draft.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'

export type Requoting = ReturnType<typeof useRequote>

/** Requests a new quote for a held stay; quick changes result in one quote for the last. */
export function useRequote(booking: Booking, onChange: (booking: Booking) => void) {
  const [wish, setWish] = useState<ChangeDraft>()
  const requested = useRef<ChangeDraft>(undefined)
  const { isBusy, error, attempt } = useAttempt()

  function schedule(next: ChangeDraft | undefined) {
    requested.current = next
    setWish(next)
  }

  async function flush() {
    while (requested.current) {
      const asked = requested.current
      onChange(await requote(booking, asked))
      if (requested.current === asked) schedule(undefined)
    }
  }

  function choose(change: Partial<ChangeDraft>) {
    schedule({ ...(requested.current ?? changeDraftOf(booking)), ...change })
    attempt(() => flush().finally(() => schedule(undefined)))
  }

  async function putCoupon(coupon: string | null) {
    onChange(await requote(booking, { ...changeDraftOf(booking), coupon }))
  }

  return { wish: wish ?? changeDraftOf(booking), isBusy, error, choose, putCoupon }
}

async function requote(booking: Booking, request: ChangeDraft): Promise<Booking> {
  const { quote } = await quoteRequestOf(booking, request)
  const params = { id: booking.id }
  return call('PUT /bookings/:id/quote', { params, body: { quoteId: quote.id } })
}
