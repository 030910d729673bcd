import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import {
  answerBank,
  deliverEvents,
  depositAs,
  enterCard,
  saveCardAs,
} from '../../../test/stand-ins/cards.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'

let marea: TestApp
let laura: Someone
let diego: Someone

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
  diego = await signedIn(marea, 'Diego')
})
afterAll(() => marea.close())

const holderName = 'Laura Méndez'

async function cardsOf({ call }: Someone) {
  return (await call('GET', '/payment-methods')).body.result
}

test('a card is saved, and the first is the default', async () => {
  const { body } = await saveCardAs(laura, { paymentMethodId: 'pm_card_visa', holderName })
  expect(body.result).toMatchObject({
    status: 'saved',
    paymentMethod: { brand: 'visa', lastFour: '4242', holderName, expiry: 'fine', isDefault: true },
  })
})

test('everything that has an id of the processor names the processor', async () => {
  const tables = ['charges', 'card_setups', 'payment_methods', 'payment_customers']
  for (const table of tables) {
    await sql`alter table ${sql.id(table)} alter column processor drop default`.execute(marea.db)
  }
  const ines = await signedIn(marea, 'Inés')
  await saveCardAs(ines, { paymentMethodId: 'pm_card_mastercard', holderName: 'Inés' })
  await depositAs(ines, { amount: 60_00 })
  for (const table of tables) {
    const { rows } = await sql`select processor from ${sql.id(table)}
      where user_id = ${ines.id}`.execute(marea.db)
    expect(rows).toEqual([{ processor: 'stripe' }])
  }
  const unknown = sql`update charges set processor = 'unknown'`.execute(marea.db)
  await expect(unknown).rejects.toThrow('invalid input value for enum card_processor')
})

test('a card without the cardholder’s name is refused', async () => {
  const { status, body } = await saveCardAs(laura, { paymentMethodId: 'pm_card_visa' })
  expect(status).toBe(400)
  expect(body.error.message).toBe('Please complete all required fields')
})

test('saving a card that the bank declines fails with the reason', async () => {
  const paymentMethodId = 'pm_card_visa_chargeDeclinedInsufficientFunds'
  const { status, body } = await saveCardAs(laura, { paymentMethodId, holderName })
  expect(status).toBe(402)
  expect(body.error).toMatchObject({
    code: 'payments.card_refused',
    message: 'Error saving card',
    details: { reason: 'insufficient_funds' },
  })
})

test('a card that needs authentication is saved after it, and pays without another', async () => {
  const paymentMethodId = 'pm_card_authenticationRequiredOnSetup'
  const { body } = await saveCardAs(diego, { paymentMethodId, holderName: 'Diego' })
  const { id, status, nextAction } = body.result
  expect(status).toBe('requires_action')
  expect(await cardsOf(diego)).toEqual([])
  await answerBank(marea, nextAction.url, 'yes')
  const asked = (await diego.call('GET', `/payment-methods/setups/${id}`)).body.result
  expect(asked).toMatchObject({ status: 'saved', paymentMethod: { lastFour: '3155' } })
  await deliverEvents(marea)
  expect(await cardsOf(diego)).toHaveLength(1)
  expect((await depositAs(diego, { amount: 60_00 })).body.result.nextAction).toBeUndefined()
})

test('a card whose authentication was declined is not saved', async () => {
  const paymentMethodId = 'pm_card_authenticationRequired'
  const { id, nextAction } = (await saveCardAs(laura, { paymentMethodId, holderName })).body.result
  await answerBank(marea, nextAction.url, 'no')
  await deliverEvents(marea)
  const asked = (await laura.call('GET', `/payment-methods/setups/${id}`)).body.result
  expect(asked).toMatchObject({ status: 'failed', failure: 'authentication_failed' })
})

test('the same request again saves one card; with another card it is refused', async () => {
  const key = randomUUID()
  const body = { paymentMethodId: 'pm_card_mastercard', holderName }
  const [first, second] = await Promise.all([
    saveCardAs(laura, body, key),
    saveCardAs(laura, body, key),
  ])
  expect(second.body).toEqual(first.body)
  const other = await saveCardAs(laura, { ...body, paymentMethodId: 'pm_card_amex' }, key)
  expect(other.status).toBe(422)
})

test('a card with the same number replaces the saved one', async () => {
  const ines = await signedIn(marea, 'Ines')
  const number = '4242424242424242'
  const old = await enterCard(marea, { number, expiryYear: 2028 })
  const renewed = await enterCard(marea, { number, expiryYear: 2031 })
  await saveCardAs(ines, { paymentMethodId: old, holderName: 'I. Ferrer' })
  await saveCardAs(ines, { paymentMethodId: 'pm_card_amex', holderName: 'Ines Ferrer' })
  const again = { paymentMethodId: renewed, holderName: 'Ines Ferrer' }
  expect((await saveCardAs(ines, again)).body.result.status).toBe('saved')
  expect(await cardsOf(ines)).toMatchObject([
    { id: renewed, expiryYear: 2031, holderName: 'Ines Ferrer', isDefault: true },
    { brand: 'amex', isDefault: false },
  ])
  await marea.runJobs()
  expect(marea.ports.cards.standIn?.store.get(old)).toMatchObject({ customer: null })
})

test('there is one default, and when it is removed another becomes it', async () => {
  const [visa, mastercard] = await cardsOf(laura)
  expect([visa.isDefault, mastercard.isDefault]).toEqual([true, false])
  await laura.call('PUT', `/payment-methods/${mastercard.id}`, { body: { isDefault: true } })
  expect((await cardsOf(laura)).map(({ id }: { id: string }) => id)).toEqual([
    mastercard.id,
    visa.id,
  ])
  await laura.call('DELETE', `/payment-methods/${mastercard.id}`)
  expect(await cardsOf(laura)).toMatchObject([{ id: visa.id, isDefault: true }])
  await marea.runJobs()
  const removed = marea.ports.cards.standIn?.store.get(mastercard.id)
  expect(removed).toMatchObject({ customer: null })
  const again = await depositAs(laura, { amount: 60_00, paymentMethodId: mastercard.id })
  expect(again.status).toBe(404)
})

test('a card shows that it expires soon and that it has expired', async () => {
  const [{ id }] = await cardsOf(laura)
  await marea.db
    .updateTable('paymentMethods')
    .set({ expiryMonth: 12, expiryYear: 2026 })
    .where('id', '=', id)
    .execute()
  expect(await cardsOf(laura)).toMatchObject([{ expiry: 'soon' }])
  await marea.db
    .updateTable('paymentMethods')
    .set({ expiryMonth: 10 })
    .where('id', '=', id)
    .execute()
  expect(await cardsOf(laura)).toMatchObject([{ expiry: 'expired' }])
})
