import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { changeDraftOf } from '#bookings/change-draft.ts'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { unpricedBy } from '#pricing/request-quote.ts'

/** The same dates, guests, extras, coupon and comments at today's price, if still available. */
export function useHoldAgain(booking: Booking, comments: string) {
  const navigate = useNavigate()
  const [send] = useState(createIdempotentCall)
  const { isBusy, error, attempt } = useAttempt()

  async function hold(): Promise<string> {
    const { coupon, ...stay } = changeDraftOf(booking)
    const { id: quoteId } = await call('POST /suites/:slug/quotes', {
      params: { slug: booking.suite.slug },
      body: { ...stay, ...(coupon !== null && { coupon }) },
    })
    const body = { quoteId, comments }
    const { id } = await send(body, (idempotencyKey) =>
      call('POST /bookings', { body, idempotencyKey }),
    )
    return id
  }

  return {
    isBusy,
    error,
    onHoldAgain: () =>
      attempt(async () => {
        const id = await hold().catch(heldElsewhere)
        await navigate(`/checkout/${id}`, { replace: true })
      }),
  }
}

/** The guest may already hold the dates from another tab. */
function heldElsewhere(error: unknown): string {
  const { own } = unpricedBy(error)
  if (own?.isHeld) return own.bookingId
  throw error
}
