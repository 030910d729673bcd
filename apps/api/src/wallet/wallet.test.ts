import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { creditDeposit, failDeposit, requestDeposit } from '#wallet/deposits/deposit.ts'
import { openHold, postHold, voidHold } from '#wallet/holds/hold.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { differences, fund } from '../../test/ledger-totals.ts'
import { callAs, signedIn, signIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let laura: Awaited<ReturnType<typeof signedIn>>
let people = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})
beforeEach(async () => {
  people += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  laura = await signedIn(marea, `laura${people}`)
})

async function deposit(amount: number, requestKey: string = crypto.randomUUID()) {
  const { id } = await requestDeposit(marea.ctx(), { userId: laura.id, amount, requestKey })
  return creditDeposit(marea.ctx(), id)
}

function hold(reference: string, amount: number) {
  const until = marea.ctx().now.add({ minutes: 15 })
  return openHold(marea.ctx(), { userId: laura.id, amount, reference, until })
}

const wallet = async () => (await laura.call('GET', '/wallet')).body.result
const usd = (amount: number) => ({ amount, currency: 'USD' })
const refusal = (code: string) => expect.objectContaining({ code })

test('a new wallet is empty and shows the minimum deposit', async () => {
  expect(await wallet()).toEqual({
    balance: usd(0),
    available: usd(0),
    gift: usd(0),
    onHold: [],
    withdrawable: usd(0),
    maturing: [],
    minimumDeposit: usd(50_00),
    withdrawals: {
      isOpen: true,
      terms: [
        { country: 'US', fee: usd(2_50), arrivesOn: '2026-11-18' },
        { country: 'MX', fee: usd(5_00), arrivesOn: '2026-11-17' },
      ],
    },
  })
})

test('the wallet shows what is on hold and until when', async () => {
  await fund(marea.ctx(), laura.id, 100_00)
  await hold('booking:one', 30_00)
  expect(await wallet()).toMatchObject({
    balance: usd(100_00),
    available: usd(70_00),
    onHold: [{ amount: usd(30_00), until: '2026-11-15T12:15:00Z', cause: 'booking:one' }],
  })
})

test('a deposit must be more than the minimum', async () => {
  await expect(deposit(50_00)).rejects.toThrow(refusal('wallet.deposit_too_small'))
  expect(await deposit(50_01)).toMatchObject({ status: 'credited', amount: 50_01 })
})

test('a deposit requested and credited many times is one deposit', async () => {
  const asked = await Promise.all(
    Array.from({ length: 20 }, () =>
      requestDeposit(marea.ctx(), { userId: laura.id, amount: 80_00, requestKey: 'once' }),
    ),
  )
  const ids = new Set(asked.map(({ id }) => id))
  expect(ids.size).toBe(1)
  const [id = ''] = ids
  await Promise.all(Array.from({ length: 20 }, () => creditDeposit(marea.ctx(), id)))
  expect((await wallet()).balance).toEqual(usd(80_00))
  await expect(failDeposit(marea.ctx(), id, 'late')).rejects.toThrow(
    refusal('wallet.deposit_settled'),
  )
  await expect(deposit(81_00, 'once')).rejects.toThrow(refusal('ledger.key_reused'))
})

test('a failed deposit leaves no trace in the ledger', async () => {
  const wish = { userId: laura.id, amount: 80_00, requestKey: 'declined' }
  const { id } = await requestDeposit(marea.ctx(), wish)
  expect(await failDeposit(marea.ctx(), id, 'card_declined')).toMatchObject({ status: 'failed' })
  expect((await wallet()).balance).toEqual(usd(0))
})

test('card money can be withdrawn after sixty days, other money at once', async () => {
  await deposit(80_00)
  await fund(marea.ctx(), laura.id, 20_00)
  expect(await wallet()).toMatchObject({
    available: usd(100_00),
    withdrawable: usd(20_00),
    maturing: [{ amount: usd(80_00), maturesAt: '2027-01-14T12:00:00Z' }],
  })
  marea.clock.advance({ hours: 60 * 24 })
  const later = await signedInAgain()
  expect((await later.call('GET', '/wallet')).body.result.withdrawable).toEqual(usd(100_00))
})

async function signedInAgain() {
  const { body } = await signIn(marea, laura.email)
  return { call: callAs(marea, body.result.token) }
}

test('spending takes the oldest card money first, and refunds keep their age', async () => {
  await deposit(60_00)
  marea.clock.advance({ hours: 24 })
  await deposit(70_00)
  await hold('booking:two', 90_00)
  expect((await wallet()).maturing).toMatchObject([{ amount: usd(40_00) }])
  await voidHold(marea.ctx(), 'booking:two')
  expect((await wallet()).maturing).toMatchObject([{ amount: usd(60_00) }, { amount: usd(70_00) }])
  expect((await wallet()).withdrawable).toEqual(usd(0))
  await hold('booking:three', 90_00)
  const to = ledgerAccounts.escrow(crypto.randomUUID())
  await postHold(marea.ctx(), 'booking:three', { to, amount: 50_00 })
  expect((await wallet()).maturing).toMatchObject([{ amount: usd(10_00) }, { amount: usd(70_00) }])
  expect((await wallet()).available).toEqual(usd(80_00))
})

test('the history is paged by key with the balance after each line', async () => {
  for (const amount of [10_00, 20_00, 30_00, 40_00]) await fund(marea.ctx(), laura.id, amount)
  await hold('booking:four', 5_00)
  const first = (await laura.call('GET', '/wallet/transactions?limit=3')).body.result
  expect(first.items.map((item: { balance: { amount: number } }) => item.balance.amount)).toEqual([
    95_00, 100_00, 60_00,
  ])
  const setAside = { kind: 'hold.opened', amount: usd(-5_00) }
  expect(first.items[0]).toMatchObject({ ...setAside, hold: 'pending' })
  expect(first.items[1]).toMatchObject({ hold: null })
  const url = `/wallet/transactions?limit=3&before=${first.next}`
  const second = (await laura.call('GET', url)).body.result
  expect(second).toMatchObject({ items: [{ amount: usd(20_00) }, { id: 1 }], next: null })
  await postHold(marea.ctx(), 'booking:four', {
    to: ledgerAccounts.escrow(crypto.randomUUID()),
    amount: 5_00,
  })
  const taken = (await laura.call('GET', '/wallet/transactions?limit=1')).body.result
  expect(taken.items).toMatchObject([{ ...setAside, hold: 'posted' }])
})

test('the history filters by area and day', async () => {
  await fund(marea.ctx(), laura.id, 10_00)
  marea.clock.set('2026-11-16T04:59:00Z')
  await hold('booking:five', 5_00)
  const count = async (query: string) =>
    (await laura.call('GET', `/wallet/transactions?${query}`)).body.result.items.length
  expect(await count('area=hold')).toBe(1)
  expect(await count('from=2026-11-15&to=2026-11-15')).toBe(2)
  expect(await count('from=2026-11-16')).toBe(0)
  expect(await count('to=2026-11-14')).toBe(0)
})

test('the history is a table for a spreadsheet', async () => {
  await fund(marea.ctx(), laura.id, 10_05, `csv-${people}`)
  const { body, headers } = await laura.call('GET', '/wallet/transactions.csv')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(body).toBe(
    `time,kind,cause,amount,balance\r\n2026-11-15T12:00:00Z,deposit.credited,deposit:csv-${people},10.05,10.05\r\n`,
  )
})

test('an account with money in its wallet cannot be deleted', async () => {
  await fund(marea.ctx(), laura.id, 1)
  const { body } = await laura.call('DELETE', '/user', { body: {} })
  expect(body.error.details.reasons).toEqual(['wallet.deletion_blocked.balance'])
})
