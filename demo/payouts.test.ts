import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPayouts } from '../apps/api/test/payouts/recount-payouts.ts'
import { callAs, signIn } from '../apps/api/test/people.ts'
import type { TestApp } from '../apps/api/test/test-app.ts'
import { demoPassword, demoUserId } from './people/people.ts'
import { openDemo } from './test/open-demo.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openDemo()
})
afterAll(() => marea.close())

test('every payout of two years opens to lines that add up to it, and the bookings lead back', async () => {
  const { body } = await signIn(marea, 'owner@marea.test', demoPassword)
  const call = callAs(marea, body.result.token)
  const payouts = await expectPayouts(marea, { id: demoUserId('owner@marea.test'), call })
  expect(payouts.length).toBeGreaterThan(10)
  const kinds = new Set(payouts.flatMap(({ lines }) => lines.map(({ kind }) => kind)))
  expect([...kinds]).toEqual(expect.arrayContaining(['stay', 'expense', 'payout_returned']))
  for (const { id, lines } of payouts.slice(-3)) {
    for (const { stay } of lines) {
      if (!stay) continue
      const booking = (await call('GET', `/owner/bookings/${stay.bookingId}`)).body.result
      expect(booking.payout.payouts.map((each: { id: string }) => each.id)).toContain(id)
    }
  }
})
