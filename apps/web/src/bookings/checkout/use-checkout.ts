import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { splitOf } from '@marea/contract/pricing/credit.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { isRefused } from '#identity/error-text.ts'
import { type ChosenCard, firstCard } from '#payments/card/chosen-card.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { type CardEntryRef, useEnteredCard } from '#platform/form/use-entered-card.ts'
import type { Held } from './read-held.ts'
import { type AskBank, confirmationOf, usePay } from './use-pay.ts'
import { useRequote } from './use-requote.ts'

type Given = {
  booking: Booking
  held: Held
  comments: string
  entry: CardEntryRef
  askBank: AskBank
}

/** The choices in checkout and the payment; an error changes none of them. */
export function useCheckout({ booking: given, held, comments, entry, askBank }: Given) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [booking, setBooking] = useNewest(given)
  const [isCreditUsed, setCreditUsed] = useState(false)
  const [card, setCard] = useState<ChosenCard>(() => firstCard(held.cards.value ?? []))
  const requoting = useRequote(booking, setBooking)
  const { isBusy, error, attempt } = useAttempt()
  const enter = useEnteredCard(entry, error)
  const pay = usePay(booking.id, askBank)
  const params = { id: booking.id }
  const { creditAmount: credit, cardAmount: due } = splitOf(
    booking.total.amount,
    isCreditUsed ? held.available : 0,
  )

  async function keepComments() {
    if (comments.trim() === booking.comments) return
    setBooking(await call('PUT /bookings/:id/comments', { params, body: { comments } }))
  }

  async function payNow() {
    const paymentMethodId = due > 0 ? card.id || (await enter()) : undefined
    if (due > 0 && !paymentMethodId) return
    await keepComments()
    if (!booking.houseRulesAcceptedAt) {
      setBooking(await call('PUT /bookings/:id/house-rules', { params }))
    }
    const body = {
      useCredit: isCreditUsed,
      saveCard: due > 0 && !card.id && card.isSaved,
      returnUrl: confirmationOf(booking.id),
      ...(paymentMethodId && { paymentMethodId }),
    }
    await pay(body, (body, idempotencyKey) =>
      call('POST /bookings/:id/payment', { params, body, idempotencyKey }),
    )
    await navigate(confirmationOf(booking.id), { replace: true })
  }

  /** Reloads a hold that has ended meanwhile, so that the page shows it as ended. */
  async function showEnd(error: unknown): Promise<never> {
    const isOver = isRefused(error, 'booking.hold_expired') || isRefused(error, 'booking.not_held')
    if (isOver) await revalidate()
    throw error
  }

  return {
    booking,
    isCreditUsed,
    setCreditUsed,
    card,
    setCard,
    requoting,
    credit,
    due,
    error,
    isBusy: isBusy || requoting.isBusy,
    revalidate,
    keepComments: () => keepComments().catch(() => undefined),
    onPay: () => attempt(() => payNow().catch(showEnd)),
  }
}

/** The booking from the last response, until the page reloads its data. */
function useNewest(given: Booking): [Booking, (booking: Booking) => void] {
  const [read, setRead] = useState(given)
  const [booking, setBooking] = useState(given)
  if (read !== given) {
    setRead(given)
    setBooking(given)
  }
  return [booking, setBooking]
}
