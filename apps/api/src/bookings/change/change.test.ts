import { addDays } from '@marea/contract/platform/time/days.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences } from '../../../test/ledger-totals.ts'
import { answerBank, deliverEvents } from '../../../test/stand-ins/cards.ts'
import { booked, type Guest, hold, move, openHouse, read } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let laura: Guest
let daniel: Guest
let day = 1

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura, daniel } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

/** A stay of four nights with available nights around it. */
async function stay() {
  day += 14
  const checkIn = addDays('2027-01-01', day)
  return booked(marea, laura, { checkIn, checkOut: addDays(checkIn, 4) })
}

async function ask(id: string, request: object) {
  const { guests, pets } = { guests: 2, pets: 0 }
  const body = { guests, pets, ...request }
  const answer = await laura.call('POST', `/bookings/${id}/quotes`, { body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.result
}

async function change(id: string, body: object) {
  const answer = await move(laura, `/bookings/${id}/change`, body)
  if (answer.status >= 500) throw new Error(JSON.stringify(answer.body))
  return answer
}
const escrow = (id: string) => balanceOf(marea, ledgerAccounts.escrow(id))
const visa = { paymentMethodId: 'pm_card_visa' }

test('a longer stay charges the difference, and dates and price change once the card has paid', async () => {
  const { id, checkIn, checkOut, total } = await stay()
  const wish = { checkIn: addDays(checkIn, -1), checkOut: addDays(checkOut, 2) }
  const { quote, charge, refund } = await ask(id, wish)
  expect(refund.total.amount).toBe(0)
  expect(charge.amount).toBe(quote.total.amount - total.amount)
  await change(id, { quoteId: quote.id, ...visa })
  expect(await read(laura, id)).toMatchObject({ checkIn, checkOut, total })
  const added = { checkIn: checkOut, checkOut: wish.checkOut }
  await expect(hold(daniel, added)).rejects.toThrow('taken')
  await deliverEvents(marea)
  expect(await read(laura, id)).toMatchObject({ ...wish, total: quote.total, status: 'confirmed' })
  expect(await escrow(id)).toBe(quote.total.amount)
  expect(await differences(marea)).toEqual([])
})

test('a shorter stay refunds the difference and releases the nights at once', async () => {
  const { id, checkIn, checkOut, total } = await stay()
  const wish = { checkIn, checkOut: addDays(checkOut, -2) }
  const { quote, charge, refund } = await ask(id, wish)
  expect(charge.amount).toBe(0)
  expect(refund.total.amount).toBe(total.amount - quote.total.amount)
  const wallet = await balanceOf(marea, ledgerAccounts.wallet(laura.id))
  const answer = await change(id, { quoteId: quote.id })
  expect(answer.body.result).toMatchObject({ status: 'confirmed', booking: { ...wish } })
  expect((await balanceOf(marea, ledgerAccounts.wallet(laura.id))) - wallet).toBe(
    refund.total.amount,
  )
  expect(await escrow(id)).toBe(quote.total.amount)
  await hold(daniel, { checkIn: wish.checkOut, checkOut })
})

test('a stay can move to overlapping and to entirely different nights', async () => {
  const { id, checkIn } = await stay()
  for (const shift of [1, 6]) {
    const moved = { checkIn: addDays(checkIn, shift), checkOut: addDays(checkIn, shift + 4) }
    const { quote } = await ask(id, moved)
    await change(id, { quoteId: quote.id, ...visa })
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject(moved)
  }
  await hold(daniel, { checkIn, checkOut: addDays(checkIn, 4) })
})

describe('a change that is not paid', () => {
  test('leaves the stay as it was and releases the added nights', async () => {
    const { id, checkIn, checkOut, total } = await stay()
    const wish = { checkIn, checkOut: addDays(checkOut, 3) }
    const { quote } = await ask(id, wish)
    await change(id, { quoteId: quote.id, paymentMethodId: 'pm_card_visa_chargeDeclined' })
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject({ checkIn, checkOut, total, status: 'confirmed' })
    await hold(daniel, { checkIn: checkOut, checkOut: wish.checkOut })
    expect(await escrow(id)).toBe(total.amount)
  })

  test('is refunded when its nights were taken before the bank approved', async () => {
    const { id, checkIn, checkOut, total } = await stay()
    const wish = { checkIn, checkOut: addDays(checkOut, 3) }
    const { quote } = await ask(id, wish)
    const body = { quoteId: quote.id, paymentMethodId: 'pm_card_authenticationRequired' }
    const { nextAction } = (await change(id, body)).body.result
    marea.clock.advance({ minutes: 16 })
    await booked(marea, daniel, { checkIn: checkOut, checkOut: wish.checkOut })
    await answerBank(marea, nextAction.url, 'yes')
    await deliverEvents(marea)
    expect(await read(laura, id)).toMatchObject({ checkIn, checkOut, total })
    expect(await escrow(id)).toBe(total.amount)
    expect(await differences(marea)).toEqual([])
  })
})

test('the kinds of guests, pets and extras change without moving nights', async () => {
  const { id, checkIn, checkOut, total } = await stay()
  const family = { guests: 5, children: 2, infants: 1, pets: 1 }
  const { quote, charge } = await ask(id, { checkIn, checkOut, ...family })
  expect(charge.amount).toBeGreaterThan(0)
  await change(id, { quoteId: quote.id, ...visa })
  await deliverEvents(marea)
  const changed = await read(laura, id)
  expect(changed).toMatchObject({ ...family, total: quote.total })
  expect(changed.total.amount - total.amount).toBe(charge.amount)
})

test('a quote for another home changes nothing', async () => {
  const { id } = await stay()
  const other = await hold(daniel, { checkIn: '2027-09-01', checkOut: '2027-09-05' })
  expect(other.status).toBe('held')
  const foreign = await daniel.call('POST', `/bookings/${other.id}/quotes`, {
    body: { checkIn: '2027-09-01', checkOut: '2027-09-06', guests: 2 },
  })
  const answer = await change(id, { quoteId: foreign.body.result.quote.id })
  expect(answer.body.error.code).toBe('booking.quote_unknown')
})
