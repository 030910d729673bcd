import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeCoupon } from '#pricing/coupons/create-coupon.ts'
import { answerBank, deliverEvents } from '../../../test/stand-ins/cards.ts'
import { booked, type Guest, move, openHouse, read } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let laura: Guest
let day = 1

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

async function stay(coupon?: string) {
  day += 8
  const checkIn = addDays('2027-01-01', day)
  const wish = coupon === undefined ? {} : { coupon }
  return booked(marea, laura, { checkIn, checkOut: addDays(checkIn, 4), ...wish })
}

type Stay = Awaited<ReturnType<typeof stay>>

async function quoteFor({ id, checkIn, checkOut }: Stay, wish: object = {}) {
  const body = { guests: 2, pets: 0, checkIn, checkOut, ...wish }
  return laura.call('POST', `/bookings/${id}/quotes`, { body })
}

async function quoted(booking: Stay, wish: object = {}): Promise<{ quoteId: string }> {
  const { body } = await quoteFor(booking, wish)
  if (!body.result) throw new Error(JSON.stringify(body))
  return { quoteId: body.result.quote.id }
}

const change = ({ id }: Stay, body: object) => move(laura, `/bookings/${id}/change`, body)

/** What the coupon says, the uses that are stored, and the stays that have its discount. */
async function usesOf(code: string) {
  const { rows } = await sql<{ uses: number; stored: number; stays: number }>`
    select coupons.uses,
      (select count(*)::int from coupon_uses where coupon_id = coupons.id) as stored,
      (select count(*)::int from bookings
        where status in ('confirmed', 'completed')
          and lines @> jsonb_build_array(jsonb_build_object('code', 'coupon', 'name', coupons.code))
      ) as stays
    from coupons where code = ${code}`.execute(marea.db)
  return rows[0]
}
const used = (count: number) => ({ uses: count, stored: count, stays: count })

test('a coupon for one stay per guest is used by one change and refused by the next', async () => {
  await makeCoupon(marea.ctx(), { code: 'ONE-EACH', perMille: 200 })
  const [first, second] = [await stay(), await stay()]
  const wish = { coupon: 'ONE-EACH' }
  const [one, two] = [await quoted(first, wish), await quoted(second, wish)]
  expect((await change(first, one)).status).toBe(200)
  expect(await usesOf('ONE-EACH')).toEqual(used(1))
  const refused = await change(second, two)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'pricing.coupon_invalid'])
  expect(await read(laura, second.id)).toMatchObject({ total: second.total, coupon: null })
  expect((await quoteFor(second, wish)).body.error.code).toBe('pricing.coupon_invalid')
  expect(await usesOf('ONE-EACH')).toEqual(used(1))
})

test('a change that removes or replaces a coupon frees its use, one that keeps it does not', async () => {
  await makeCoupon(marea.ctx(), { code: 'OLD-ONE', perMille: 100, mostUses: 1 })
  await makeCoupon(marea.ctx(), { code: 'NEW-ONE', perMille: 300, mostUses: 1 })
  const booking = await stay('OLD-ONE')
  await change(booking, await quoted(booking, { coupon: 'OLD-ONE', guests: 1 }))
  expect(await usesOf('OLD-ONE')).toEqual(used(1))
  await change(booking, await quoted(booking, { coupon: 'NEW-ONE' }))
  expect([await usesOf('OLD-ONE'), await usesOf('NEW-ONE')]).toEqual([used(0), used(1)])
  const visa = { paymentMethodId: 'pm_card_visa' }
  await change(booking, { ...(await quoted(booking)), ...visa })
  expect(await usesOf('NEW-ONE')).toEqual(used(1))
  await deliverEvents(marea)
  expect(await usesOf('NEW-ONE')).toEqual(used(0))
  await stay('NEW-ONE')
  expect(await usesOf('NEW-ONE')).toEqual(used(1))
})

test('the last use of a coupon goes to one of five changes at the same time', async () => {
  const coupon = 'LAST-USE'
  await makeCoupon(marea.ctx(), { code: coupon, perMille: 100, mostUses: 1, mostUsesEach: 9 })
  const stays = [await stay(), await stay(), await stay(), await stay(), await stay()]
  const quotes = await Promise.all(stays.map((each) => quoted(each, { coupon })))
  const answers = await Promise.all(stays.map((each, at) => change(each, quotes[at] ?? {})))
  const codes = answers.map(({ body }) => body.error?.code ?? body.result.status)
  const others = Array.from({ length: 4 }, () => 'pricing.coupon_invalid')
  expect(codes.toSorted()).toEqual(['confirmed', ...others])
  expect(await usesOf(coupon)).toEqual(used(1))
})

test('a change that is being paid reserves its coupon until the bank has answered', async () => {
  await makeCoupon(marea.ctx(), { code: 'WHILE-PAID', perMille: 100, mostUses: 1 })
  const booking = await stay()
  const longer = { coupon: 'WHILE-PAID', checkOut: addDays(booking.checkOut, 3) }
  const card = { paymentMethodId: 'pm_card_authenticationRequired' }
  for (const answer of ['no', 'yes'] as const) {
    const asked = await change(booking, { ...(await quoted(booking, longer)), ...card })
    expect(await usesOf('WHILE-PAID')).toEqual({ uses: 1, stored: 1, stays: 0 })
    expect((await quoteFor(await stay(), { coupon: 'WHILE-PAID' })).status).toBe(409)
    expect((await quoteFor(booking, { coupon: 'WHILE-PAID' })).status).toBe(200)
    await answerBank(marea, asked.body.result.nextAction.url, answer)
    await deliverEvents(marea)
    expect(await usesOf('WHILE-PAID')).toEqual(used(answer === 'yes' ? 1 : 0))
  }
})

test('canceling the stay frees the coupon of a change that nobody has paid', async () => {
  await makeCoupon(marea.ctx(), { code: 'NEVER-PAID', perMille: 100, mostUses: 1 })
  const booking = await stay()
  const longer = { coupon: 'NEVER-PAID', checkOut: addDays(booking.checkOut, 3) }
  const card = { paymentMethodId: 'pm_card_authenticationRequired' }
  await change(booking, { ...(await quoted(booking, longer)), ...card })
  expect((await usesOf('NEVER-PAID'))?.uses).toBe(1)
  await move(laura, `/bookings/${booking.id}/cancellation`, { to: 'wallet' })
  expect(await usesOf('NEVER-PAID')).toEqual(used(0))
})
