import type { Booking } from '@marea/contract/bookings.ts'
import { splitOf } from '@marea/contract/credit.ts'
import { useState } from 'react'
import { useAttempt } from '#identity/use-attempt.ts'
import { type ChosenCard, firstCard } from '#payments/chosen-card.ts'
import { type CardEntryRef, useEnteredCard } from '#payments/use-entered-card.ts'
import { call } from '#platform/api.ts'
import type { Changing } from './change-sheet.tsx'
import type { StayRead } from './read-stay.ts'
import { bookingLink } from './stay-link.ts'
import { type AskBank, usePay } from './use-pay.ts'

type Given = {
  booking: Booking
  cards: StayRead['cards']
  available: number
  entry: CardEntryRef
  askBank: AskBank
}

/** Moves a confirmed stay: what it costs more is paid through the same door, what is left goes back. */
export function useChange({ booking: { id }, cards, available, entry, askBank }: Given) {
  const [card, setCard] = useState<ChosenCard>(() => firstCard(cards))
  const [isCreditUsed, setCreditUsed] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const enter = useEnteredCard(entry, error)
  const pay = usePay(id, askBank)

  function dueOf(charge: number): number {
    return splitOf(charge, isCreditUsed ? available : 0).cardAmount
  }

  async function move({ change, to }: Changing): Promise<boolean> {
    const isByCard = dueOf(change.charge.amount) > 0
    const paymentMethodId = isByCard ? card.id || (await enter()) : undefined
    if (isByCard && !paymentMethodId) return false
    const body = {
      ...{ quoteId: change.quote.id, to, useCredit: isCreditUsed },
      saveCard: isByCard && !card.id && card.isKept,
      returnUrl: bookingLink({ id }),
      ...(paymentMethodId && { paymentMethodId }),
    }
    await pay(body, (body, idempotencyKey) =>
      call('POST /bookings/:id/change', { params: { id }, body, idempotencyKey }),
    )
    return true
  }

  return { card, setCard, isCreditUsed, setCreditUsed, isBusy, error, attempt, dueOf, move }
}
