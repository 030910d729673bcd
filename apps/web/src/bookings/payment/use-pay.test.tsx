import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { call } from '../../platform/api/api.ts'
import { usePay } from './use-pay.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pay = 'POST /bookings/b1/payment'
const body = { useCredit: false, saveCard: false, returnUrl: '/', paymentMethodId: 'pm_1' }
const params = { id: 'b1' }

function renderPay(askBank = async () => true) {
  const { result } = renderHook(() => usePay('b1', askBank))
  return () =>
    result.current(body, (body, idempotencyKey) =>
      call('POST /bookings/:id/payment', { params, body, idempotencyKey }),
    )
}

test('an answer that was lost is asked for again under the same key', async () => {
  const requests = standInForApi({})
  const payNow = renderPay()
  await expect(payNow()).rejects.toBeInstanceOf(TypeError)
  await expect(payNow()).rejects.toBeInstanceOf(TypeError)
  expect(requests[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
  expect(requests[1]?.idempotencyKey).toBe(requests[0]?.idempotencyKey)
})

test('a payment after a refusal is a new one', async () => {
  const requests = standInForApi({ [pay]: () => refuse(402, 'payments.card_refused') })
  const payNow = renderPay()
  await expect(payNow()).rejects.toMatchObject({ code: 'payments.card_refused' })
  await expect(payNow()).rejects.toMatchObject({ code: 'payments.card_refused' })
  expect(requests[1]?.idempotencyKey).not.toBe(requests[0]?.idempotencyKey)
})

test('a card that was declined is an error with the reason', async () => {
  standInForApi({ [pay]: () => ({ status: 'failed', failure: 'insufficient_funds' }) })
  const declined = { code: 'payments.card_refused', details: { reason: 'insufficient_funds' } }
  await expect(renderPay()()).rejects.toMatchObject(declined)
})

test('a bank that asks is answered, and the booking tells the outcome', async () => {
  const asked = { status: 'requires_action', clientSecret: 's', booking: { payment: null } }
  const requests = standInForApi({
    [pay]: () => asked,
    'GET /bookings/b1': () => ({ payment: { status: 'succeeded', failure: null } }),
  })
  const askBank = vi.fn(async () => true)
  await renderPay(askBank)()
  expect(askBank).toHaveBeenCalledWith(asked)
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET'])
})

test('a bank that was not answered is a failed authentication', async () => {
  const asked = { status: 'requires_action', clientSecret: 's', booking: { payment: null } }
  standInForApi({ [pay]: () => asked })
  const refusal = { details: { reason: 'authentication_failed' } }
  await expect(renderPay(async () => false)()).rejects.toMatchObject(refusal)
})
