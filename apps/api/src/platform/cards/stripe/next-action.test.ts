import { pino } from 'pino'
import { expect, test } from 'vitest'
import { connectStripe } from './connection.ts'
import { nextActionOf } from './next-action.ts'

test('with the real Stripe its own script shows the bank’s page', () => {
  const settings = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }
  const connection = connectStripe(settings, pino({ level: 'silent' }))
  const action = {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { stripe_js: 'https://hooks.stripe.com' },
  }
  expect(nextActionOf(connection, action)).toEqual({ type: 'sdk' })
})
