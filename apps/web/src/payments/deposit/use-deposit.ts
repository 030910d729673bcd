import type { Deposit } from '@marea/contract/payments/deposits.ts'
import { useState } from 'react'
import { useConfirm } from '#payments/card/use-confirm.ts'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { ProblemError } from '#platform/api/problem-error.ts'

type DepositRequest = { amount: number; paymentMethodId: string; saveCard: boolean }

/** Charges a card for a deposit, with the bank's confirmation where it requires one. */
export function useDeposit() {
  const [send] = useState(createIdempotentCall)
  const { confirm, frame } = useConfirm()

  async function deposit(request: DepositRequest): Promise<Deposit> {
    const body = { ...request, returnUrl: '/my-wallet' }
    const response = await send(body, (idempotencyKey) =>
      call('POST /wallet/deposits', { body, idempotencyKey }),
    )
    if (!response.nextAction) return response
    const isAnswered = await confirm(response)
    const outcome = await call('GET /wallet/deposits/:id', { params: { id: response.id } })
    const failure = outcome.failure ?? (isAnswered ? undefined : 'authentication_failed')
    if (failure) throw declined(failure)
    return outcome
  }

  return { deposit, frame }
}

/** The same error that the API returns when no bank confirmation is involved. */
function declined(reason: string): ProblemError {
  return new ProblemError(402, {
    code: 'wallet.deposit_declined',
    message: 'Error making deposit',
    details: { reason },
    requestId: '',
  })
}
