import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { splitPayment } from '@marea/contract/pricing/credit.ts'
import { useState } from 'react'
import { type AuthenticatePayment, usePay, useReloadStale } from '#bookings/payment/use-pay.ts'
import type { LoadedStay } from '#bookings/stay/load-stay.ts'
import { bookingLink } from '#bookings/stay-link.ts'
import { type ChosenCard, firstCard } from '#payments/card/chosen-card.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { type CardChoiceRef, useCardToCharge } from '#platform/form/use-card-to-charge.ts'
import type { ConfirmedChange } from './change-sheet.tsx'

type UseChangeOptions = {
  booking: Booking
  cards: LoadedStay['cards']
  available: number
  entry: CardChoiceRef
  askBank: AuthenticatePayment
}

/** Changes a confirmed stay: an extra charge is paid like any booking, a difference is refunded. */
export function useChange({ booking: { id }, cards, available, entry, askBank }: UseChangeOptions) {
  const [card, setCard] = useState<ChosenCard>(() => firstCard(cards))
  const [isCreditUsed, setCreditUsed] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const takeCard = useCardToCharge(entry, { card, error })
  const pay = usePay(id, askBank)
  const reloadStale = useReloadStale()

  function dueOf(charge: number): number {
    return splitPayment(charge, isCreditUsed ? available : 0).cardAmount
  }

  async function submitChange({ change, to }: ConfirmedChange): Promise<boolean> {
    const cardAmount = dueOf(change.charge.amount)
    const charged = cardAmount > 0 ? await takeCard() : undefined
    if (cardAmount > 0 && !charged) return false
    const body = {
      quoteId: change.quote.id,
      to,
      useCredit: isCreditUsed,
      cardAmount,
      returnUrl: bookingLink({ id }),
      ...charged,
    }
    await pay(body, (body, idempotencyKey) =>
      call('POST /bookings/:id/change', { params: { id }, body, idempotencyKey }),
    ).catch(reloadStale)
    return true
  }

  return {
    card,
    setCard,
    isCreditUsed,
    setCreditUsed,
    isBusy,
    error,
    attempt,
    dueOf,
    move: submitChange,
  }
}
