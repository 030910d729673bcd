import type { Booking, PaymentAnswer } from '@marea/contract/bookings/endpoints.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isProblem } from '#identity/error-text.ts'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { ProblemError } from '#platform/api/problem-error.ts'

/** Shows the bank's authentication; resolves with whether it was completed. */
export type AuthenticatePayment = (
  wanted: Pick<PaymentAnswer, 'clientSecret' | 'nextAction'>,
) => Promise<boolean>

type Send<Body> = (body: Body, idempotencyKey: string) => Promise<PaymentAnswer>

const maxPolls = 12
const pollDelay = 700

/** Resolves when a card has paid or will report later; a decline is thrown with its reason. */
export function usePay(id: string, askBank: AuthenticatePayment) {
  const [repeat] = useState(createIdempotentCall)

  return async function pay<Body>(body: Body, send: Send<Body>): Promise<void> {
    const answer = await repeat(body, (key) => send(body, key))
    if (answer.status === 'failed') throw declinedError(answer.failure)
    if (answer.status !== 'requires_action') return
    const isAnswered = await askBank(answer)
    const { payment } = isAnswered ? await waitUntilSettled(id) : answer.booking
    const failed = payment?.status === 'failed' ? payment.failure : undefined
    if (failed !== undefined || !isAnswered) throw declinedError(failed)
  }
}

const staleCodes = ['booking.hold_expired', 'booking.not_held', 'booking.amount_changed'] as const

/** Reloads a page whose hold or amount is out of date, and passes the error on. */
export function useReloadStale() {
  const { revalidate } = useRevalidator()
  return async (error: unknown): Promise<never> => {
    if (staleCodes.some((code) => isProblem(error, code))) await revalidate()
    throw error
  }
}

export function confirmationPath(id: string): string {
  return `/pay-confirmation?booking=${id}`
}

/** The processor may still be recording the bank's answer. */
async function waitUntilSettled(id: string): Promise<Booking> {
  for (let left = maxPolls; ; left -= 1) {
    const booking = await call('GET /bookings/:id', { params: { id } })
    if (booking.payment?.status !== 'requires_action' || left === 0) return booking
    await new Promise((resolve) => setTimeout(resolve, pollDelay))
  }
}

function declinedError(reason: string | null = null): ProblemError {
  return new ProblemError(402, {
    code: 'payments.card_refused',
    message: 'Error saving card',
    details: { reason: reason ?? 'authentication_failed' },
    requestId: '',
  })
}
