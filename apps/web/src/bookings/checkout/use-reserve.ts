import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isRefused } from '#identity/error-text.ts'
import { call } from '#platform/api/api.ts'
import { createRepeatable } from '#platform/api/idempotent-call.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { openSignIn } from '#platform/session/auth-dialog.ts'
import { readUser } from '#platform/session/session.ts'
import { type Priced, requestQuote, type Unpriced, unpricedBy } from '#pricing/request-quote.ts'

/**
 * Holds the dates of the quote on the page and opens checkout; visitors sign in first. Pressed
 * before the price has loaded, it continues once it has.
 */
export function useReserve(asked: Priced | Unpriced | null, onRefused: () => void) {
  const quote = asked && 'quote' in asked ? asked.quote : null
  const navigate = useNavigate()
  const [send] = useState(createRepeatable)
  const [triedId, setTriedId] = useState<string>()
  const { isBusy, error, attempt } = useAttempt()

  const [isEarly, setEarly] = useState(false)
  useEffect(() => {
    if (!isEarly || !asked) return
    setEarly(false)
    if (quote) reserve()
    else onRefused()
  })

  function reserve() {
    if (!quote) return setEarly(asked === null)
    setTriedId(quote.id)
    attempt(async () => {
      if (!readUser() && !(await openSignIn())) return
      try {
        const { id } = await hold(quote).catch(onceMore(quote, hold))
        await navigate(`/checkout/${id}`)
      } catch (error) {
        onRefused()
        throw error
      }
    })
  }

  function hold({ id: quoteId }: Quote): Promise<Booking> {
    const body = { quoteId }
    return send(body, (idempotencyKey) => call('POST /bookings', { body, idempotencyKey }))
  }

  const isOfThis = error !== null && quote?.id === triedId
  return {
    isBusy: isBusy || isEarly,
    refused: isOfThis ? refusedBy(error) : null,
    onReserve: reserve,
  }
}

/** An expired quote is requested again, and used when it costs the same to the cent. */
function onceMore(old: Quote, hold: (quote: Quote) => Promise<Booking>) {
  return async (error: unknown): Promise<Booking> => {
    if (!isRefused(error, 'booking.quote_expired')) throw error
    const { slug, checkIn, checkOut, guests, pets } = old
    const asked = await requestQuote(slug, { checkIn, checkOut, guests, pets })
    if ('quote' in asked && asked.quote.total.amount === old.total.amount) return hold(asked.quote)
    throw error
  }
}

function refusedBy(error: unknown): Unpriced {
  const refused = unpricedBy(error)
  return { ...refused, isJustTaken: refused.code === 'booking.dates_taken' }
}
