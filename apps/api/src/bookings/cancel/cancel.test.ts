import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { publishedHome } from '../../../test/homes.ts'
import { balanceOf, differences, fund } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { settleAndComplete } from '../../../test/run-fan-out.ts'
import { deliverEvents } from '../../../test/stand-ins/cards.ts'
import { booked, type Guest, move, openHouse, read, ready } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let daniel: Guest
let day = 1

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura, daniel } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

function nights() {
  day += 5
  const checkIn = Temporal.PlainDate.from('2026-12-01').add({ days: day })
  return { checkIn: checkIn.toString(), checkOut: checkIn.add({ days: 4 }).toString() }
}

const balance = (account: string) => balanceOf(marea, account)
const cancel = (guest: Guest, id: string, body: object = {}) =>
  move(guest, `/bookings/${id}/cancellation`, body)

/** A stay paid half by wallet and half by card. */
async function paid(request = nights()) {
  const { id, total } = await ready(laura, request)
  await fund(marea.ctx(), laura.id, 1000_00)
  await move(laura, `/bookings/${id}/payment`, { paymentMethodId: 'pm_card_visa', useCredit: true })
  await deliverEvents(marea)
  return { id, total: total.amount, ...request }
}

describe('cancelling', () => {
  test('refunds exactly what the policy says at this moment, each part to its source', async () => {
    const { id, total, checkIn } = await paid()
    marea.clock.set(`${Temporal.PlainDate.from(checkIn).subtract({ days: 10 })}T12:00:00Z`)
    const { now, points } = (await laura.call('GET', `/bookings/${id}/refund-curve`)).body.result
    expect(points.at(0)).toMatchObject({ refund: now })
    expect(points).toHaveLength(11)
    const [walletBefore, cardsBefore] = [await balance(ledgerAccounts.wallet(laura.id)), sentBack()]
    const { body } = await cancel(laura, id, { to: 'card', reason: 'Ill' })
    await deliverEvents(marea)
    expect(body.result).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'guest',
      arrival: null,
      refunded: { wallet: now.wallet, card: now.card },
    })
    expect((await balance(ledgerAccounts.wallet(laura.id))) - walletBefore).toBe(now.wallet.amount)
    expect(sentBack() - cardsBefore).toBe(now.card.amount)
    expect(now.total.amount).toBe(now.wallet.amount + now.card.amount)
    expect(now.total.amount).toBeLessThan(total)
    expect(await balance(ledgerAccounts.escrow(id))).toBe(0)
    expect(await differences(marea)).toEqual([])
  })

  test('to the wallet credits everything at once, but the card’s part cannot be withdrawn to a bank yet', async () => {
    const { id } = await paid()
    const before = (await laura.call('GET', '/wallet')).body.result
    const curve = (await laura.call('GET', `/bookings/${id}/refund-curve`)).body.result
    const { body } = await cancel(laura, id, { to: 'wallet' })
    const { wallet, card } = body.result.refunded
    expect(card.amount).toBe(0)
    const after = (await laura.call('GET', '/wallet')).body.result
    expect(after.available.amount - before.available.amount).toBe(wallet.amount)
    expect(after.withdrawable.amount - before.withdrawable.amount).toBe(1000_00)
    const { rows } = await sql`select sum(remaining)::bigint as amount,
        (matures_at at time zone company_time_zone())::date::text as day
      from wallet_lots where user_id = ${laura.id} and deposit_id is null
      group by day order by day desc limit 1`.execute(marea.db)
    expect(rows).toEqual([{ amount: curve.now.card.amount, day: curve.withdrawableOn }])
  })

  test('without a choice refunds the original payment method', async () => {
    const { id } = await ready(laura, nights())
    await move(laura, `/bookings/${id}/payment`, { paymentMethodId: 'pm_card_visa' })
    await deliverEvents(marea)
    const { now } = (await laura.call('GET', `/bookings/${id}/refund-curve`)).body.result
    const { body } = await cancel(laura, id)
    await deliverEvents(marea)
    expect(now.card.amount).toBeGreaterThan(0)
    expect(body.result.refunded).toEqual({ wallet: now.wallet, card: now.card })
  })

  test('twice changes nothing more, and releases the nights', async () => {
    const { id, checkIn, checkOut } = await paid()
    await cancel(laura, id)
    const wallet = await balance(ledgerAccounts.wallet(laura.id))
    expect((await cancel(laura, id)).body.result).toMatchObject({ status: 'cancelled' })
    expect(await balance(ledgerAccounts.wallet(laura.id))).toBe(wallet)
    expect(await ready(daniel, { checkIn, checkOut })).toMatchObject({ status: 'held' })
  })

  test('is refused for held and past stays', async () => {
    const { id } = await ready(laura, nights())
    expect((await cancel(laura, id)).body.error.code).toBe('booking.state_refused')
    const stay = await booked(marea, laura, { checkIn: '2026-11-20', checkOut: '2026-11-23' })
    marea.clock.set('2026-11-20T22:00:00Z')
    expect((await cancel(laura, stay.id)).body.error.code).toBe('booking.state_refused')
    await laura.call('POST', `/bookings/${id}/abandonment`)
  })
})

describe('an owner who cancels', () => {
  test('refunds everything, and the guest is offered other homes', async () => {
    const { slug } = { slug: 'casa-vecina' }
    await publishedHome(marea, { ownerId: ines.id, draft: { slug, name: 'Casa Vecina' } })
    const { id, total } = await paid()
    const answer = await move(ines, `/owner/bookings/${id}/cancellation`, { reason: 'The roof' })
    expect(answer.body.result).toMatchObject({ status: 'cancelled', canCancel: false })
    const { refunded } = await read(laura, id)
    expect(refunded.wallet.amount + refunded.card.amount).toBe(total)
    const { suites } = (await laura.call('GET', `/bookings/${id}/alternatives`)).body.result
    expect(suites).toMatchObject([{ slug }])
    expect(await balance(ledgerAccounts.escrow(id))).toBe(0)
  })

  test('must own that home', async () => {
    const { id } = await paid()
    const url = `/owner/bookings/${id}/cancellation`
    expect((await move(laura, url, { reason: 'Mine now' })).status).toBe(404)
    expect((await read(laura, id)).status).toBe('confirmed')
    const { items } = (await ines.call('GET', '/owner/bookings')).body.result
    expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({
      guest: { fullName: 'Laura' },
      earning: { amount: expect.any(Number) },
    })
  })

  test('is never an administrator, who cancels in the console with its limit and log', async () => {
    const { id } = await paid()
    const admin = await signedIn(marea, 'admin-who-cancels', { profile: 'ADMIN' })
    const reason = 'A friend asked me'
    const answer = await move(admin, `/owner/bookings/${id}/cancellation`, { reason })
    expect([answer.status, answer.body.error.code]).toEqual([403, 'operations.use_console'])
    expect((await read(laura, id)).status).toBe('confirmed')
  })
})

describe('settling', () => {
  test('a day after check-in the escrow is paid out to owner, platform and taxes by the price lines', async () => {
    const checkOut = '2026-11-29'
    const { id, total } = await paid({ checkIn: '2026-11-25', checkOut })
    const booking = await read(laura, id)
    marea.clock.set(Temporal.Instant.from(booking.checkInAt).add({ hours: 23 }).toString())
    await settleAndComplete(marea.ctx())
    expect(await balance(ledgerAccounts.escrow(id))).toBe(total)
    marea.clock.advance({ hours: 1 })
    await settleAndComplete(marea.ctx())
    await settleAndComplete(marea.ctx())
    expect(await balance(ledgerAccounts.escrow(id))).toBe(0)
    const given = await settledTo(id)
    const amountOf = (code: string) =>
      booking.lines
        .filter((line) => line.code === code)
        .reduce((sum, { amount }) => sum + amount.amount, 0)
    const commission = Math.round(amountOf('nights') * 0.18)
    expect(given[ledgerAccounts.payable(ines.id)]).toBe(
      amountOf('nights') + amountOf('cleaning') - commission,
    )
    expect(given[ledgerAccounts.commission]).toBe(commission)
    expect(given[ledgerAccounts.tax('fl_state')]).toBe(amountOf('tax_fl_state'))
    expect(Object.values(given).reduce((sum, amount) => sum + amount, 0)).toBe(0)
    expect((await read(laura, id)).status).toBe('confirmed')
    marea.clock.set(`${checkOut}T20:00:00Z`)
    await settleAndComplete(marea.ctx())
    expect(await read(laura, id)).toMatchObject({
      status: 'completed',
      can: ['review', 'receive'],
      arrival: { street: '3450 Main Highway', notes: { en: '', es: '' } },
    })
    marea.clock.advance({ hours: 24 * 14 })
    expect(await read(laura, id)).toMatchObject({ can: ['receive'] })
    expect(await differences(marea)).toEqual([])
  })
})

async function settledTo(id: string): Promise<Record<string, number>> {
  const rows = await marea.db
    .selectFrom('ledgerPostings')
    .innerJoin('ledgerEntries', 'ledgerEntries.id', 'ledgerPostings.entryId')
    .select(['account', 'amount'])
    .where('key', '=', `booking:${id}:settle`)
    .execute()
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}

function sentBack(): number {
  const { refunds } = marea.ports.cards.standIn?.record() ?? { refunds: [] }
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}
