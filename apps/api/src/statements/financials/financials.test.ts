import type { OwnerBalance } from '@marea/contract/statements/financials/balance.ts'
import type { Split } from '@marea/contract/statements/financials/split.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleStays } from '#bookings/settle/settle.ts'
import { joinAs } from '../../../test/access/managed-home.ts'
import {
  expectBalance,
  expectSplits,
  expectSums,
} from '../../../test/financials/expect-financials.ts'
import { signedIn } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let laura: Guest
let admin: Guest
let ines: Guest
let home: { slug: string; suiteId: string }
let count = 0

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
  admin = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
})
afterAll(() => marea.close())
beforeEach(async () => {
  count += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  ines = await signedIn(marea, `ines${count}`, { profile: 'OWNER' })
  home = await homeOf(marea, ines.id)
})

function stay(checkIn: string, checkOut: string, slug = home.slug) {
  return booked(marea, laura, { slug, checkIn, checkOut, guests: 2 })
}

async function split(query = '', by = ines): Promise<Split> {
  const { status, body } = await by.call('GET', `/owner/split?${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}

function payFor(amount: number, markup = 0) {
  const bill = { suite: home.slug, category: 'pool', concept: 'Pool', spentOn: '2026-11-10' }
  return move(admin, '/admin/expenses', { ...bill, amount, markup })
}

test('a stay waits in escrow until a day after check-in and is available then', async () => {
  const { id } = await stay('2026-11-20', '2026-11-24')
  const before = await expectBalance(marea, ines)
  expect(before.available).toBe(0)
  expect(before.escrow.releases).toMatchObject([
    { bookingId: id, guest: 'Laura', releasesAt: '2026-11-21T21:00:00Z' },
  ])
  marea.clock.set('2026-11-21T22:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  const after = await expectBalance(marea, ines)
  expect(after).toMatchObject({
    available: before.escrow.amount,
    escrow: { amount: 0, releases: [] },
  })
  const { body } = await ines.call('GET', '/owner/balance/lines')
  expect(body.result.items).toMatchObject([{ kind: 'stay', stay: { bookingId: id } }])
})

test('what Marea paid lowers the balance, below zero if it must, and opens to the expense', async () => {
  await payFor(300_00, 30_00)
  const balance = await expectBalance(marea, ines)
  expect(balance.available).toBe(-330_00)
  const { body } = await ines.call('GET', '/owner/balance/lines')
  expect(body.result.items).toMatchObject([
    { kind: 'expense', amount: -330_00, balance: -330_00, expense: { concept: 'Pool' } },
  ])
})

test('expenses above the limit wait for approval, mark-up included', async () => {
  await payFor(600_00, 60_00)
  const { waiting } = await expectBalance(marea, ines)
  expect(waiting).toEqual({ amount: 660_00, count: 1, limit: 500_00 })
})

test('only the owner sees the balance', async () => {
  const coHost = await signedIn(marea, `full${count}`)
  await joinAs(ines, { slug: home.slug, coHost, role: 'full' })
  for (const by of [coHost, laura, admin]) {
    for (const path of ['/owner/balance', '/owner/balance/lines']) {
      expect((await by.call('GET', path)).body.error.code).toBe('resource.not_found')
    }
  }
  expect((await marea.call('GET', '/owner/balance')).status).toBe(401)
})

test('of every $100 each part has its cents, and the dollars are what the guest paid', async () => {
  const { id, total } = await stay('2026-11-20', '2026-11-24')
  await payFor(123_45, 10_00)
  const shown = await split('period=2026-11')
  expectSums(shown)
  expect(shown).toMatchObject({
    paid: total.amount,
    bookings: 1,
    items: [{ id, paid: total.amount }],
  })
  expect(shown.parts.map(({ kind }) => kind)).toEqual([
    'keep',
    ...Array.from({ length: 5 }, () => 'tax'),
    'commission',
    'fees',
    'expense',
    'expense',
  ])
  const ofBooking = await split(`booking=${id}`)
  expectSums(ofBooking)
  const spent = shown.parts.filter(({ kind }) => kind === 'expense')
  const keep = (each: Split) => each.parts.find(({ kind }) => kind === 'keep')?.amount ?? 0
  expect(keep(ofBooking)).toBe(keep(shown) + spent.reduce((sum, { amount }) => sum + amount, 0))
})

test('a booking across two months is split by its nights and whole by itself', async () => {
  const { id, total } = await stay('2026-11-28', '2026-12-03')
  const parts = [await split('period=2026-11'), await split('period=2026-12')]
  expect(parts.reduce((sum, { paid }) => sum + paid, 0)).toBe(total.amount)
  expect((await split(`booking=${id}`)).paid).toBe(total.amount)
  const year = await split('period=2026')
  expectSums(year)
  expect(year.months.map(({ month }) => month)).toEqual(['2026-11', '2026-12'])
})

test('the split starts with the month before, and a stranger finds neither home nor booking', async () => {
  expect((await split()).period).toBe('2026-10')
  const { id } = await stay('2026-11-20', '2026-11-24')
  const mateo = await signedIn(marea, `mateo${count}`, { profile: 'OWNER' })
  for (const query of [`booking=${id}`, `home=${home.slug}`]) {
    const { body } = await mateo.call('GET', `/owner/split?${query}`)
    expect(body.error.code).toBe('resource.not_found')
  }
  expect(await split('', mateo)).toMatchObject({ homes: [], paid: 0 })
})

test('random worlds: balance, escrow and splits equal the raw rows', async () => {
  let seed = 20261117
  const draw = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  const homes = [home, await homeOf(marea, ines.id)]
  for (const each of homes) {
    let day = Temporal.PlainDate.from('2026-11-16')
    for (let index = 0; index < 6; index += 1) {
      const checkIn = day.add({ days: draw(8) })
      day = checkIn.add({ days: 2 + draw(20) })
      const { id } = await stay(checkIn.toString(), day.toString(), each.slug)
      if (draw(3) === 0) {
        await move(laura, `/bookings/${id}/cancellation`, { to: 'wallet', reason: 'Plans changed' })
      }
      const spentOn = `2026-${draw(2) ? '10' : '11'}-1${draw(5)}`
      const bill = { suite: each.slug, category: draw(2) ? 'pool' : 'repairs', concept: 'Bill' }
      const cost = { amount: 1 + draw(40_000), markup: draw(2) * draw(2_000) }
      await move(admin, '/admin/expenses', { ...bill, ...cost, spentOn })
    }
  }
  marea.clock.set('2026-12-10T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  const balance: OwnerBalance = await expectBalance(marea, ines)
  expect(balance.escrow.releases.length).toBeGreaterThan(0)
  expect(balance.available).not.toBe(0)
  await expectSplits(marea, ines, {
    months: ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03'],
    homes: homes.map(({ slug, suiteId: id }) => ({ id, slug })),
  })
})
