import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { splitPayment } from '@marea/contract/pricing/credit.ts'
import { useState } from 'react'
import { type AuthenticatePayment, usePay } from '#bookings/checkout/use-pay.ts'
import { useReloadStale } from '#bookings/checkout/use-reload-stale.ts'
import type { LoadedStay } from '#bookings/stay/load-stay.ts'
import { bookingLink } from '#bookings/stay/stay-link.ts'
import { type ChosenCard, firstCard } from '#payments/card/chosen-card.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { type CardChoiceRef, useCardToCharge } from '#platform/form/use-card-to-charge.ts'

type UsePayRestOptions = Pick<LoadedStay, 'cards' | 'available'> & {
  booking: Pick<Booking, 'id'>
  amount: number
  entry: CardChoiceRef
  askBank: AuthenticatePayment
}

/** Pays the rest of a booking with any card or from the wallet; an error changes no choice. */
export function usePayRest(options: UsePayRestOptions) {
  const { booking, cards, available, amount, entry, askBank } = options
  const { id } = booking
  const [card, setCard] = useState<ChosenCard>(() => firstCard(cards))
  const [isCreditUsed, setCreditUsed] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const takeCard = useCardToCharge(entry, { card, error })
  const pay = usePay(id, askBank)
  const reloadStale = useReloadStale()
  const due = splitPayment(amount, isCreditUsed ? available : 0).cardAmount

  async function payNow(): Promise<boolean> {
    const charged = due > 0 ? await takeCard() : undefined
    if (due > 0 && !charged) return false
    const body = {
      useCredit: isCreditUsed,
      cardAmount: due,
      returnUrl: bookingLink({ id }),
      ...charged,
    }
    await pay(body, (body, idempotencyKey) =>
      call('POST /bookings/:id/rest', { params: { id }, body, idempotencyKey }),
    ).catch(reloadStale)
    return true
  }

  return { card, setCard, isCreditUsed, setCreditUsed, due, isBusy, error, attempt, payNow }
}
