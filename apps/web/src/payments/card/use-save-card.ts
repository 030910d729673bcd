import type { CardSetup, PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import type { EnteredCard } from '#platform/form/use-card-to-charge.ts'
import { useConfirm } from './use-confirm.ts'

type CardToSave = EnteredCard & { isDefault: boolean }

const tries = 5
const pause = 800

/** Saves a card, with the bank's confirmation where it requires one. */
export function useSaveCard() {
  const [send] = useState(createIdempotentCall)
  const { confirm, frame } = useConfirm()

  async function saveCard(card: CardToSave): Promise<PaymentMethod | undefined> {
    const body = { ...card, returnUrl: '/account-settings/payment' }
    const response = await send(body, (idempotencyKey) =>
      call('POST /payment-methods', { body, idempotencyKey }),
    )
    if (response.status === 'saved') return response.paymentMethod
    const isAnswered = await confirm(response)
    const outcome = isAnswered ? await settled(response.id) : response
    if (outcome.status === 'saved') return outcome.paymentMethod
    throw refused(outcome.failure ?? 'authentication_failed')
  }

  return { keep: saveCard, frame }
}

/** The processor may still be recording the bank's decision. */
async function settled(id: string): Promise<CardSetup> {
  for (let left = tries; ; left -= 1) {
    const setup = await call('GET /payment-methods/setups/:id', { params: { id } })
    const isOpen = setup.status === 'processing' || setup.status === 'requires_action'
    if (!isOpen || left === 0) return setup
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function refused(reason: string): ProblemError {
  return new ProblemError(402, {
    code: 'payments.card_refused',
    message: 'Error saving card',
    details: { reason },
    requestId: '',
  })
}
