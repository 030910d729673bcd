import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let laura: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp({ environment: { NODE_ENV: 'production' } })
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())

const headers = { 'idempotency-key': 'one' }

test('an installation without keys and without test cards takes no card, and stores no charge', async () => {
  const paymentMethodId = 'pm_card_visa'
  const saved = await laura.call('POST', '/payment-methods', {
    headers,
    body: { paymentMethodId, holderName: 'Laura Méndez' },
  })
  const deposited = await laura.call('POST', '/wallet/deposits', {
    headers,
    body: { amount: 100_00, paymentMethodId, returnUrl: '/my-wallet' },
  })
  expect([saved.body.error.code, deposited.body.error.code]).toEqual([
    'payments.unreachable',
    'payments.unreachable',
  ])
  expect(await marea.db.selectFrom('charges').select('id').execute()).toEqual([])
  const event = await marea.call('POST', '/webhooks/stripe', { body: { id: 'evt_1' } })
  expect(event.body.error.code).toBe('payments.signature_refused')
})
