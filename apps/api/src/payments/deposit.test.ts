import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Someone } from '../../test/access-rows.ts'
import { differences } from '../../test/books.ts'
import { deliverEvents, depositAs } from '../../test/cards.ts'
import { signedIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let laura: Someone

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())

async function available({ call }: Someone) {
  return (await call('GET', '/wallet')).body.result.available.amount
}

test('a deposit is credited when the processor says that the card has paid', async () => {
  const { status, body } = await depositAs(laura, {
    amount: 120_00,
    paymentMethodId: 'pm_card_visa',
  })
  expect({ status, body }).toMatchObject({ status: 200, body: { result: { status: 'requested' } } })
  expect(await available(laura)).toBe(0)
  await deliverEvents(marea)
  expect(await available(laura)).toBe(120_00)
  const [deposit] = (await laura.call('GET', '/wallet/deposits')).body.result
  expect(deposit).toMatchObject({
    status: 'credited',
    card: { brand: 'visa', lastFour: '4242' },
    refundable: { amount: 120_00 },
  })
  expect(await differences(marea)).toEqual([])
})
