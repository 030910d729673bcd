import type { PaymentAnswer, PaymentRequest } from '@marea/contract/bookings/endpoints.ts'
import { splitPayment } from '@marea/contract/pricing/credit.ts'
import { useState } from 'react'
import type { LoadedStay } from '#bookings/stay/load-stay.ts'
import { type ChosenCard, firstCard } from '#payments/card/chosen-card.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { type CardChoiceRef, useCardToCharge } from '#platform/form/use-card-to-charge.ts'
import { type AuthenticatePayment, usePay, useReloadStale } from './use-pay.ts'

type UsePayDueOptions = Pick<LoadedStay, 'cards' | 'available'> & {
  bookingId: string
  amount: number
  /** Where the bank sends the guest back to. */
  returnUrl: string
  entry: CardChoiceRef
  askBank: AuthenticatePayment
  send: (body: PaymentRequest, idempotencyKey: string) => Promise<PaymentAnswer>
}

/** Pays what a confirmed booking owes with any card or from the wallet; an error changes no choice. */
export function usePayDue(options: UsePayDueOptions) {
  const { bookingId, cards, available, amount, returnUrl, entry, askBank, send } = options
  const [card, setCard] = useState<ChosenCard>(() => firstCard(cards))
  const [isCreditUsed, setCreditUsed] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const takeCard = useCardToCharge(entry, { card, error })
  const pay = usePay(bookingId, askBank)
  const reloadStale = useReloadStale()
  const due = splitPayment(amount, isCreditUsed ? available : 0).cardAmount

  async function payNow(): Promise<boolean> {
    const charged = due > 0 ? await takeCard() : undefined
    if (due > 0 && !charged) return false
    const body = {
      useCredit: isCreditUsed,
      saveCard: false,
      cardAmount: due,
      returnUrl,
      ...charged,
    }
    await pay(body, send).catch(reloadStale)
    return true
  }

  return { card, setCard, isCreditUsed, setCreditUsed, due, isBusy, error, attempt, payNow }
}
