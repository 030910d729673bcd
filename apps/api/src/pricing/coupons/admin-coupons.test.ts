import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishedHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { hold, move, quote } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ana: Awaited<ReturnType<typeof signedIn>>
let laura: typeof ana

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  laura = await signedIn(marea, 'Laura')
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  await publishedHome(marea, { ownerId: ines.id })
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

const make = (body: object) => ana.call('POST', '/admin/coupons', { body })
const end = (id: string) => ana.call('POST', `/admin/coupons/${id}/ending`)

async function told(kind: string) {
  const rows = await marea.db
    .selectFrom('events')
    .select(['actorId', 'data'])
    .where('kind', '=', kind)
    .execute()
  return rows
}

test('an admin creates a coupon, guests use it, and its creator is recorded', async () => {
  const { body } = await make({ code: 'WINTER-27', perMille: 100, mostUsesEach: 2 })
  expect(body.result).toMatchObject({ code: 'WINTER-27', state: 'usable', uses: 0, mostUses: null })
  const { lines } = await quote(laura, { coupon: 'winter-27' })
  expect(lines.some(({ code }) => code === 'coupon')).toBe(true)
  await hold(laura, { coupon: 'WINTER-27' })
  const [newest] = (await ana.call('GET', '/admin/coupons')).body.result.items
  expect(newest).toMatchObject({ code: 'WINTER-27', uses: 1 })
  expect(await told('pricing.coupon_made')).toEqual([
    { actorId: ana.id, data: { code: 'WINTER-27' } },
  ])
})

test('an ended coupon is refused, while a hold that has it keeps it', async () => {
  const { id } = (await make({ code: 'SHORT-1', perMille: 100 })).body.result
  const stay = { checkIn: '2027-03-01', checkOut: '2027-03-05', coupon: 'SHORT-1' }
  const { id: quoteId } = await quote(laura, stay)
  const held = await hold(laura, { ...stay, checkIn: '2027-04-01', checkOut: '2027-04-05' })
  expect((await end(id)).body.result).toMatchObject({ state: 'over', uses: 1 })
  await expect(quote(laura, stay)).rejects.toThrow('pricing.coupon_invalid')
  expect((await move(laura, '/bookings', { quoteId })).body.error.code).toBe(
    'pricing.coupon_invalid',
  )
  expect((await laura.call('GET', `/bookings/${held.id}`)).body.result.coupon).toBe('SHORT-1')
  expect((await end(id)).body.result).toMatchObject({ state: 'over' })
  expect(await told('pricing.coupon_ended')).toHaveLength(1)
})

test('a coupon that is not usable yet can be ended too', async () => {
  const usableFrom = '2027-01-01T00:00:00Z'
  const { id, state } = (await make({ code: 'NEXTYEAR', perMille: 100, usableFrom })).body.result
  expect(state).toBe('coming')
  expect((await end(id)).body.result).toMatchObject({ state: 'over' })
})

test('a code can exist only once', async () => {
  await make({ code: 'TWICE', amount: 5000, minAmount: 20_000 })
  const again = await make({ code: 'TWICE', perMille: 100 })
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'pricing.coupon_exists' } } })
})

test('coupons are found by state and a part of the code, and sorted', async () => {
  await make({ code: 'FIND-B', perMille: 100, usableUntil: '2027-05-01T00:00:00Z' })
  await make({ code: 'FIND-A', perMille: 100 })
  const { id } = (await make({ code: 'FIND-C', perMille: 100 })).body.result
  await make({ code: 'FIND-D', perMille: 100, usableFrom: '2027-01-01T00:00:00Z' })
  await end(id)
  const codes = async (query: string) => {
    const { body } = await ana.call('GET', `/admin/coupons?find=find-${query}`)
    return body.result.items.map(({ code }: { code: string }) => code)
  }
  expect(await codes('&sort=-code')).toEqual(['FIND-D', 'FIND-C', 'FIND-B', 'FIND-A'])
  expect(await codes('&state=over')).toEqual(['FIND-C'])
  expect(await codes('&state=coming')).toEqual(['FIND-D'])
  expect(await codes('&state=usable&sort=until')).toEqual(['FIND-B', 'FIND-A'])
})

describe('an inconsistent coupon is refused:', () => {
  test.each([
    ['neither a part nor an amount', {}],
    ['both a part and an amount', { perMille: 100, amount: 5000, minAmount: 9000 }],
    ['an amount that may take all of the rent', { amount: 5000, minAmount: 5000 }],
    ['more than nine tenths', { perMille: 901 }],
    [
      'an end before its beginning',
      { usableFrom: '2027-02-01T00:00:00Z', usableUntil: '2027-01-01T00:00:00Z' },
    ],
    ['no nights at all', { nightsFrom: '2027-02-01', nightsTo: '2027-02-01' }],
    ['a first stay more than once', { isFirstStay: true, mostUsesEach: 2 }],
    ['a code in small letters', { code: 'small' }],
    ['nobody’s account', { userId: crypto.randomUUID() }],
    ['a home that is not there', { suiteIds: [crypto.randomUUID()] }],
    ['a rule that we do not know', { isFree: true }],
  ])('%s', async (name, wish) => {
    const good = name.includes('part') || name.includes('amount') ? {} : { perMille: 100 }
    const answer = await make({ code: 'NONSENSE', ...good, ...wish })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid' } } })
  })
})

test('creating and ending a coupon are recorded as acts, each once', async () => {
  const { id } = (await make({ code: 'ACTS-1', perMille: 100 })).body.result
  await end(id)
  await end(id)
  const acts = await marea.db
    .selectFrom('adminActs')
    .select(['act', 'adminId'])
    .where('subject', '=', `coupon:${id}`)
    .orderBy('id')
    .execute()
  expect(acts).toEqual([
    { act: 'coupons.created', adminId: ana.id },
    { act: 'coupons.ended', adminId: ana.id },
  ])
})
