import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences, fund } from '../../../test/ledger-totals.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { mailsTo } from '../../../test/people.ts'
import { remindAndCharge } from '../../../test/run-fan-out.ts'
import {
  auditCards,
  deliverEvents,
  depositAs,
  takeFromWallet,
} from '../../../test/stand-ins/cards.ts'
import { type Guest, move, openHouse, read, ready } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let day = 1

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

/** Every test uses different nights. */
function nights() {
  day += 5
  const checkIn = Temporal.PlainDate.from('2027-02-01').add({ days: day })
  return { checkIn: checkIn.toString(), checkOut: checkIn.add({ days: 4 }).toString() }
}

const pay = (id: string, body: object, key?: string) =>
  move(laura, `/bookings/${id}/payment`, body, key)

function charged() {
  return marea.ports.cards.standIn?.record().charges.length ?? 0
}

async function pdfText(url: string): Promise<string> {
  const headers = { authorization: laura.token }
  const file = await marea.app.inject({ method: 'GET', url: `/api${url}?language=en`, headers })
  return textOfPdf(file.rawPayload).join('\n')
}

test('the wallet that paid is named wherever the guest sees the card, and the owner sees neither', async () => {
  const { id, total } = await ready(laura, nights())
  const paymentMethodId = await takeFromWallet(marea, 'apple_pay')
  await pay(id, { paymentMethodId, cardAmount: total.amount })
  await deliverEvents(marea)
  const apple = { brand: 'visa', lastFour: '4242', wallet: 'apple_pay' }
  expect(await read(laura, id)).toMatchObject({
    status: 'confirmed',
    paid: { card: total, cards: [apple] },
  })
  const { items } = (await laura.call('GET', '/purchases')).body.result
  expect(items).toContainEqual(expect.objectContaining({ reference: id, card: apple }))
  expect(await pdfText(`/bookings/${id}/receipt.pdf`)).toContain('Apple Pay ·· 4242')
  const [confirmation] = await mailsTo(marea, laura.email)
  expect(confirmation?.text).toContain('Apple Pay ·· 4242')
  const { body: hosted } = await ines.call('GET', '/owner/bookings')
  expect(hosted.result.items).toContainEqual(expect.objectContaining({ id }))
  expect(JSON.stringify(hosted)).not.toMatch(/apple|visa|lastFour/i)
  expect((await laura.call('GET', '/payment-methods')).body.result).toEqual([])
})

test('a wallet whose bank declines keeps the hold, and another wallet pays', async () => {
  const { id } = await ready(laura, nights())
  const declined = await takeFromWallet(marea, 'google_pay', 'declined')
  const answer = await pay(id, { paymentMethodId: declined })
  expect(answer.body.result).toMatchObject({ status: 'failed', failure: 'card_declined' })
  await deliverEvents(marea)
  expect(await read(laura, id)).toMatchObject({ status: 'held', paid: { cards: [] } })
  await pay(id, { paymentMethodId: await takeFromWallet(marea, 'link') })
  await deliverEvents(marea)
  const { paid } = await read(laura, id)
  expect(paid.cards).toEqual([{ brand: 'visa', lastFour: '4242', wallet: 'link' }])
})

test('a wallet that is asked again, under the same key or another, pays once', async () => {
  const { id, total } = await ready(laura, nights())
  const paymentMethodId = await takeFromWallet(marea, 'apple_pay')
  const body = { paymentMethodId, cardAmount: total.amount }
  const key = randomUUID()
  const before = charged()
  const first = await pay(id, body, key)
  expect((await pay(id, body, key)).body).toEqual(first.body)
  await pay(id, body)
  await pay(id, { ...body, paymentMethodId: await takeFromWallet(marea, 'link') })
  await deliverEvents(marea)
  expect(charged() - before).toBe(1)
  expect(await balanceOf(marea, ledgerAccounts.escrow(id))).toBe(total.amount)
})

test('nothing is charged when the amount is another than the guest was shown', async () => {
  const { id, total } = await ready(laura, nights())
  const paymentMethodId = await takeFromWallet(marea, 'apple_pay')
  const before = charged()
  for (const cardAmount of [0, total.amount - 1, total.amount + 1]) {
    const { status, body } = await pay(id, { paymentMethodId, cardAmount })
    expect([status, body.error.code]).toEqual([409, 'booking.amount_changed'])
    expect(body.error.details).toEqual({ amount: total.amount })
  }
  // Shown with $100 of wallet money that was spent elsewhere meanwhile.
  const shown = { paymentMethodId, useCredit: true, cardAmount: total.amount - 100_00 }
  expect((await pay(id, shown)).body.error.code).toBe('booking.amount_changed')
  expect(await read(laura, id)).toMatchObject({ status: 'held', payment: null })
  expect(charged()).toBe(before)
  await fund(marea.ctx(), laura.id, 100_00)
  await pay(id, shown)
  await deliverEvents(marea)
  expect(await read(laura, id)).toMatchObject({
    status: 'confirmed',
    paid: { credit: { amount: 100_00 }, card: { amount: total.amount - 100_00 } },
  })
})

test('a wallet that pays the first part is saved, named with the rest, and pays it on its day', async () => {
  const request = nights()
  const { id, partPlan } = await ready(laura, request)
  const paymentMethodId = await takeFromWallet(marea, 'google_pay')
  const first = partPlan?.first.amount
  await pay(id, { paymentMethodId, plan: 'part', cardAmount: first })
  await deliverEvents(marea)
  const google = { brand: 'visa', lastFour: '4242', wallet: 'google_pay' }
  expect(await read(laura, id)).toMatchObject({
    paid: { card: { amount: first } },
    rest: { card: google },
  })
  const saved = (await laura.call('GET', '/payment-methods')).body.result
  expect(saved).toMatchObject([google])
  marea.clock.set(`${partPlan?.dueOn}T20:00:00Z`)
  await remindAndCharge(marea.ctx())
  await deliverEvents(marea)
  const rows = await marea.db
    .selectFrom('charges')
    .select(['status', 'cardWallet'])
    .where('reference', '=', id)
    .execute()
  expect(rows).toEqual([
    { status: 'succeeded', cardWallet: 'google_pay' },
    { status: 'succeeded', cardWallet: 'google_pay' },
  ])
  expect(await differences(marea)).toEqual([])
  expect(await auditCards(marea)).toEqual([])
})

test('a deposit by a wallet is named on its receipt', async () => {
  const paymentMethodId = await takeFromWallet(marea, 'link')
  const { id } = (await depositAs(laura, { amount: 120_00, paymentMethodId })).body.result
  await deliverEvents(marea)
  const deposit = (await laura.call('GET', `/wallet/deposits/${id}`)).body.result
  expect(deposit).toMatchObject({ status: 'credited', card: { lastFour: '4242', wallet: 'link' } })
  expect(await pdfText(`/wallet/deposits/${id}/receipt.pdf`)).toContain('Link ·· 4242')
})
