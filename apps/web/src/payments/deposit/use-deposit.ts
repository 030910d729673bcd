import type { Deposit } from '@marea/contract/payments/deposits.ts'
import { useState } from 'react'
import { useConfirm } from '#payments/card/bank-confirmation.tsx'
import { call } from '#platform/api/api.ts'
import { createRepeatable } from '#platform/api/idempotent-call.ts'
import { ProblemError } from '#platform/api/problem-error.ts'

type Wish = { amount: number; paymentMethodId: string; saveCard: boolean }

/** Asks a card for funds, and its holder's bank where that wants to be asked. */
export function useDeposit() {
  const [send] = useState(createRepeatable)
  const { confirm, frame } = useConfirm()

  async function deposit(wish: Wish): Promise<Deposit> {
    const body = { ...wish, returnUrl: '/my-wallet' }
    const asked = await send(body, (idempotencyKey) =>
      call('POST /wallet/deposits', { body, idempotencyKey }),
    )
    if (!asked.nextAction) return asked
    const isAnswered = await confirm(asked)
    const answered = await call('GET /wallet/deposits/:id', { params: { id: asked.id } })
    const failure = answered.failure ?? (isAnswered ? undefined : 'authentication_failed')
    if (failure) throw declined(failure)
    return answered
  }

  return { deposit, frame }
}

/** Said after the bank was asked, as the API says it when no bank asks. */
function declined(reason: string): ProblemError {
  return new ProblemError(402, {
    code: 'wallet.deposit_declined',
    message: 'Error making deposit',
    details: { reason },
    requestId: '',
  })
}
