import type { ChangeQuote } from '@marea/contract/bookings/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { useEffect, useState } from 'react'
import { type ChangeDraft, changeDraftOf, isSameDraft, quoteRequestOf } from './change-draft.ts'

type Asked = { wish: ChangeDraft; quote?: ChangeQuote; error?: unknown }

const rest = 350

/** Debounced quote for a change; an older response never replaces a newer one. */
export function useChangeQuote(booking: Booking, wish: ChangeDraft) {
  const [asked, setAsked] = useState<Asked>()
  const isSame = isSameDraft(wish, changeDraftOf(booking))
  const text = JSON.stringify(wish)
  const { id } = booking

  useEffect(() => {
    if (isSame) return
    const wanted: ChangeDraft = JSON.parse(text)
    let isLatest = true
    const timer = setTimeout(async () => {
      const answer = await quoteRequestOf({ id }, wanted).then(
        (quote): Asked => ({ wish: wanted, quote }),
        (error: unknown): Asked => ({ wish: wanted, error }),
      )
      if (isLatest) setAsked(answer)
    }, rest)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [id, text, isSame])

  const isOfThis = asked !== undefined && isSameDraft(asked.wish, wish)
  return {
    isSame,
    isWaiting: !isSame && !isOfThis,
    change: !isSame && isOfThis ? asked.quote : undefined,
    error: !isSame && isOfThis ? asked.error : undefined,
  }
}
