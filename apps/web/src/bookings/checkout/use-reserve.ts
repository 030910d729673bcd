import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '#identity/error-text.ts'
import { call } from '#platform/api/api.ts'
import { openSignIn } from '#platform/api/auth-dialog.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useConfirmedEmail } from '#platform/api/use-confirmed-email.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { readUser } from '#platform/session/session.ts'
import { type Priced, requestQuote, type Unpriced, unpricedBy } from '#pricing/request-quote.ts'

/**
 * Holds the dates of the quote on the page and opens checkout; visitors sign in first. Pressed
 * before the price has loaded, it continues once it has.
 */
export function useReserve(requested: Priced | Unpriced | null, onRefused: () => void) {
  const quote = requested && 'quote' in requested ? requested.quote : null
  const navigate = useNavigate()
  const [send] = useState(createIdempotentCall)
  const [triedId, setTriedId] = useState<string>()
  const { isBusy, error, attempt } = useAttempt()

  const [isEarly, setEarly] = useState(false)
  useEffect(() => {
    if (!isEarly || !requested) return
    setEarly(false)
    if (quote) reserve()
    else onRefused()
  })

  /** Signing in priced the stay again, so the refusal belongs to no quote. */
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  useConfirmedEmail(isUnconfirmed, () => {
    setUnconfirmed(false)
    setEarly(true)
  })

  function reserve() {
    if (!quote) return setEarly(requested === null)
    setTriedId(quote.id)
    setUnconfirmed(false)
    attempt(async () => {
      if (!readUser() && !(await openSignIn())) return
      try {
        const { id } = await hold(quote).catch(retryAtSamePrice(quote, hold))
        await navigate(`/checkout/${id}`)
      } catch (error) {
        setUnconfirmed(isProblem(error, 'identity.email_unconfirmed'))
        onRefused()
        throw error
      }
    })
  }

  function hold({ id: quoteId }: Quote): Promise<Booking> {
    const body = { quoteId }
    return send(body, (idempotencyKey) => call('POST /bookings', { body, idempotencyKey }))
  }

  const isOfThis = error !== null && (isUnconfirmed || quote?.id === triedId)
  return {
    isBusy: isBusy || isEarly,
    refused: isOfThis ? refusalOf(error) : null,
    onReserve: reserve,
  }
}

/** An expired quote is requested again, and used when it costs the same to the cent. */
function retryAtSamePrice(old: Quote, hold: (quote: Quote) => Promise<Booking>) {
  return async (error: unknown): Promise<Booking> => {
    if (!isProblem(error, 'booking.quote_expired')) throw error
    const { slug, checkIn, checkOut } = old
    const requested = await requestQuote(slug, { checkIn, checkOut, ...guestCountsOf(old) })
    if ('quote' in requested && requested.quote.total.amount === old.total.amount)
      return hold(requested.quote)
    throw error
  }
}

function refusalOf(error: unknown): Unpriced {
  const refused = unpricedBy(error)
  return { ...refused, isJustTaken: refused.code === 'booking.dates_taken' }
}
