import type { Booking, PaymentAnswer } from '@marea/contract/bookings/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { createRepeatable } from '#platform/api/idempotent-call.ts'
import { ProblemError } from '#platform/api/problem-error.ts'

/** Shows the bank's authentication; resolves with whether it was completed. */
export type AskBank = (
  wanted: Pick<PaymentAnswer, 'clientSecret' | 'nextAction'>,
) => Promise<boolean>

type Send<Body> = (body: Body, idempotencyKey: string) => Promise<PaymentAnswer>

const tries = 12
const pause = 700

/** Resolves when a card has paid or will report later; a decline is thrown with its reason. */
export function usePay(id: string, askBank: AskBank) {
  const [repeat] = useState(createRepeatable)

  return async function pay<Body>(body: Body, send: Send<Body>): Promise<void> {
    const answer = await repeat(body, (key) => send(body, key))
    if (answer.status === 'failed') throw declined(answer.failure)
    if (answer.status !== 'requires_action') return
    const isAnswered = await askBank(answer)
    const { payment } = isAnswered ? await settled(id) : answer.booking
    const failed = payment?.status === 'failed' ? payment.failure : undefined
    if (failed !== undefined || !isAnswered) throw declined(failed)
  }
}

export function confirmationOf(id: string): string {
  return `/pay-confirmation?booking=${id}`
}

/** The processor may still be recording the bank's answer. */
async function settled(id: string): Promise<Booking> {
  for (let left = tries; ; left -= 1) {
    const booking = await call('GET /bookings/:id', { params: { id } })
    if (booking.payment?.status !== 'requires_action' || left === 0) return booking
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function declined(reason: string | null = null): ProblemError {
  return new ProblemError(402, {
    code: 'payments.card_refused',
    message: 'Error saving card',
    details: { reason: reason ?? 'authentication_failed' },
    requestId: '',
  })
}
