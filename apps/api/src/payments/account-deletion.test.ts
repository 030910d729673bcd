import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, signedIn } from '../../test/people.ts'
import { deliverEvents, depositAs, saveCardAs } from '../../test/stand-ins/cards.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

test('an account is not deleted during a charge, and its deletion deletes the customer at the processor', async () => {
  const guest = await signedIn(marea, 'Guest')
  await saveCardAs(guest, { paymentMethodId: 'pm_card_visa', holderName: 'Guest' })
  const paymentMethodId = 'pm_card_authenticationRequired'
  await depositAs(guest, { amount: 60_00, paymentMethodId })
  const leave = () => guest.call('DELETE', '/user', { body: { password } })
  expect((await leave()).body.error.details.reasons).toEqual(['payments.deletion_blocked.charge'])

  const { cards, purchases } = (await guest.call('GET', '/user/data')).body.result
  expect(cards).toMatchObject([{ lastFour: '4242' }])
  expect(purchases).toMatchObject([{ kind: 'charge', status: 'requires_action' }])

  marea.clock.advance({ minutes: 31 })
  await marea.ports.jobs.enqueue(marea.db, { name: 'payments.sweep' }, {})
  await deliverEvents(marea)
  const { customerId } = await marea.db
    .selectFrom('paymentCustomers')
    .select('customerId')
    .executeTakeFirstOrThrow()
  expect(marea.ports.cards.standIn?.store.get(customerId)).toBeDefined()
  expect((await leave()).status).toBe(200)
  await marea.runJobs()
  expect(await marea.db.selectFrom('paymentMethods').selectAll().execute()).toEqual([])
  expect(marea.ports.cards.standIn?.store.get(customerId)).toBeUndefined()
})
