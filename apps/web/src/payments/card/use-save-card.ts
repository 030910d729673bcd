import type { CardSetup, PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { createRepeatable } from '#platform/api/idempotent-call.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import type { EnteredCard } from '#platform/form/use-entered-card.ts'
import { useConfirm } from './bank-confirmation.tsx'

type Wish = EnteredCard & { isDefault: boolean }

const tries = 5
const pause = 800

/** Keeps a card, asking its holder's bank where that wants to be asked. */
export function useSaveCard() {
  const [send] = useState(createRepeatable)
  const { confirm, frame } = useConfirm()

  async function keep(wish: Wish): Promise<PaymentMethod | undefined> {
    const body = { ...wish, returnUrl: '/account-settings/payment' }
    const asked = await send(body, (idempotencyKey) =>
      call('POST /payment-methods', { body, idempotencyKey }),
    )
    if (asked.status === 'saved') return asked.paymentMethod
    const isAnswered = await confirm(asked)
    const answered = isAnswered ? await settled(asked.id) : asked
    if (answered.status === 'saved') return answered.paymentMethod
    throw refused(answered.failure ?? 'authentication_failed')
  }

  return { keep, frame }
}

/** The processor may still be writing down what the bank has said. */
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
