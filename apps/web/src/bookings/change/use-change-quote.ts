import type { ChangeQuote } from '@marea/contract/bookings/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { useEffect, useState } from 'react'
import {
  type ChangeDraft,
  changeDraftOf,
  isSameDraft,
  quoteRequestOf,
} from '#bookings/change-draft.ts'

type QuotedDraft = { draft: ChangeDraft; quote?: ChangeQuote; error?: unknown }

const debounceMs = 350

/** Debounced quote for a change; an older response never replaces a newer one. */
export function useChangeQuote(booking: Booking, draft: ChangeDraft) {
  const [asked, setAsked] = useState<QuotedDraft>()
  const isSame = isSameDraft(draft, changeDraftOf(booking))
  const text = JSON.stringify(draft)
  const { id } = booking

  useEffect(() => {
    if (isSame) return
    const requested: ChangeDraft = JSON.parse(text)
    let isLatest = true
    const timer = setTimeout(async () => {
      const answer = await quoteRequestOf({ id }, requested).then(
        (quote): QuotedDraft => ({ draft: requested, quote }),
        (error: unknown): QuotedDraft => ({ draft: requested, error }),
      )
      if (isLatest) setAsked(answer)
    }, debounceMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [id, text, isSame])

  const isOfThis = asked !== undefined && isSameDraft(asked.draft, draft)
  return {
    isSame,
    isWaiting: !isSame && !isOfThis,
    change: !isSame && isOfThis ? asked.quote : undefined,
    error: !isSame && isOfThis ? asked.error : undefined,
  }
}
