import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import type { PaymentPlan } from '@marea/contract/bookings/part-payment.ts'
import { splitPayment } from '@marea/contract/pricing/credit.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import {
  type AuthenticatePayment,
  confirmationPath,
  usePay,
  useReloadStale,
} from '#bookings/payment/use-pay.ts'
import { type ChosenCard, firstCard } from '#payments/card/chosen-card.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { type CardChoiceRef, useCardToCharge } from '#platform/form/use-card-to-charge.ts'
import type { HoldDetails } from './load-hold.ts'
import { useRequote } from './use-requote.ts'

type UseCheckoutOptions = {
  booking: Booking
  held: HoldDetails
  comments: string
  entry: CardChoiceRef
  askBank: AuthenticatePayment
}

/** An error leaves every choice as it was. */
export function useCheckout(options: UseCheckoutOptions) {
  const { booking: given, held, comments, entry, askBank } = options
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const reloadStale = useReloadStale()
  const [booking, setBooking] = useLatestBooking(given)
  const amountNow = useAmountNow(booking, held.available)
  const { partPlan, isCreditUsed, due } = amountNow
  const [card, setCard] = useState<ChosenCard>(() => firstCard(held.cards.value ?? []))
  const requoting = useRequote(booking, setBooking)
  const { isBusy, error, attempt } = useAttempt()
  const takeCard = useCardToCharge(entry, { card, error })
  const pay = usePay(booking.id, askBank)
  const params = { id: booking.id }

  async function saveComments() {
    if (comments.trim() === booking.comments) return
    setBooking(await call('PUT /bookings/:id/comments', { params, body: { comments } }))
  }

  /** Shows missing card fields; a wallet opens only when nothing else is missing. */
  async function checkCard(): Promise<boolean> {
    return due === 0 || entry.current?.isByWallet() || (await takeCard()) !== undefined
  }

  async function payNow() {
    const charged = due > 0 ? await takeCard() : undefined
    if (due > 0 && !charged) return
    await saveComments()
    if (!booking.houseRulesAcceptedAt) {
      setBooking(await call('PUT /bookings/:id/house-rules', { params }))
    }
    const body = {
      plan: partPlan ? ('part' as const) : ('full' as const),
      useCredit: isCreditUsed,
      cardAmount: due,
      returnUrl: confirmationPath(booking.id),
      ...charged,
    }
    await pay(body, (body, idempotencyKey) =>
      call('POST /bookings/:id/payment', { params, body, idempotencyKey }),
    )
    await navigate(confirmationPath(booking.id), { replace: true })
  }

  return {
    booking,
    ...amountNow,
    card,
    setCard,
    requoting,
    error,
    isBusy: isBusy || requoting.isBusy,
    revalidate,
    checkCard,
    keepComments: () => saveComments().catch(() => undefined),
    onPay: () => attempt(() => payNow().catch(reloadStale)),
  }
}

/** The wallet cannot pay a first part, and other dates may end the offer. */
function useAmountNow(booking: Booking, available: number) {
  const [wantsCredit, setCreditUsed] = useState(false)
  const [plan, setPlan] = useState<PaymentPlan>('full')
  const partPlan = plan === 'part' ? booking.partPlan : null
  const isCreditUsed = wantsCredit && !partPlan
  const { creditAmount: credit, cardAmount: due } = splitPayment(
    partPlan?.first.amount ?? booking.total.amount,
    isCreditUsed ? available : 0,
  )
  const paysLater = partPlan !== null
  return { partPlan, paysLater, setPlan, isCreditUsed, setCreditUsed, credit, due }
}

/** The booking from the last response, until the page reloads its data. */
function useLatestBooking(given: Booking): [Booking, (booking: Booking) => void] {
  const [read, setRead] = useState(given)
  const [booking, setBooking] = useState(given)
  if (read !== given) {
    setRead(given)
    setBooking(given)
  }
  return [booking, setBooking]
}
