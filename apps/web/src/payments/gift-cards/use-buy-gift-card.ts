import type { GiftCardDesign } from '@marea/contract/payments/gift-card-rules.ts'
import type { GiftCard } from '@marea/contract/payments/gift-cards.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { useState } from 'react'
import { useConfirm } from '#payments/card/use-confirm.ts'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { ProblemError } from '#platform/api/problem-error.ts'

export type GiftCardRequest = {
  amount: number
  senderName: string
  recipientName: string
  recipientEmail: string
  message: string
  language: Language
  design: GiftCardDesign
  deliverOn: string | null
  paymentMethodId: string
  saveCard: boolean
}

/** Charges a card for a gift card, with the bank's confirmation where it requires one. */
export function useBuyGiftCard() {
  const [send] = useState(createIdempotentCall)
  const { confirm, frame } = useConfirm()

  async function buy(body: GiftCardRequest): Promise<GiftCard> {
    const response = await send(body, (idempotencyKey) =>
      call('POST /gift-cards', { body, idempotencyKey }),
    )
    if (!response.nextAction) return response
    const isAnswered = await confirm(response)
    const outcome = await call('GET /gift-cards/:id', { params: { id: response.id } })
    const failure = outcome.failure ?? (isAnswered ? undefined : 'authentication_failed')
    if (failure) throw declined(failure)
    return outcome
  }

  return { buy, frame }
}

/** The same error that the API returns when no bank confirmation is involved. */
function declined(reason: string): ProblemError {
  return new ProblemError(402, {
    code: 'gift_cards.declined',
    message: 'Your card was declined.',
    details: { reason },
    requestId: '',
  })
}
