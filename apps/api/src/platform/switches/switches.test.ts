import { randomUUID } from 'node:crypto'
import { FeatureSwitch, type SwitchName } from '@marea/contract/platform/settings/switches.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fund } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { hold, move, openHouse, quote, reviewDraft, winter } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { isOnFor } from './is-on.ts'

let marea: TestApp
let ana: Awaited<ReturnType<typeof signedIn>>
let house: Awaited<ReturnType<typeof openHouse>>

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  house = await openHouse(marea)
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

type Wish = { audience: string; percent?: number | null; reason?: string }

const change = (name: SwitchName, { percent = null, reason = 'A test', audience }: Wish) =>
  ana.call('PUT', `/admin/switches/${name}`, { body: { value: { audience, percent }, reason } })

/** What a call answers while a feature is off for everyone, and after it is on again. */
async function offThenOn(name: SwitchName, act: () => Promise<{ body: Answer }>) {
  expect((await change(name, { audience: 'nobody' })).status).toBe(200)
  const off = await act()
  await change(name, { audience: 'everyone' })
  const on = await act()
  return { off: off.body.error?.code, on: on.body.error?.code }
}

type Answer = { error?: { code: string } }

describe('while a feature is off the API refuses it, and only then', () => {
  test('new bookings, while a hold made before can be read', async () => {
    const held = await hold(house.laura, { checkIn: '2027-02-10', checkOut: '2027-02-14' })
    const { id: quoteId } = await quote(house.laura, winter)
    const answers = await offThenOn('bookings', () => move(house.laura, '/bookings', { quoteId }))
    expect(answers).toEqual({ off: 'booking.paused', on: undefined })
    expect((await house.laura.call('GET', `/bookings/${held.id}`)).status).toBe(200)
  })

  test('withdrawals, which the wallet says too', async () => {
    await fund(marea.ctx(), house.daniel.id, 500_00)
    const isOpen = async () =>
      (await house.daniel.call('GET', '/wallet')).body.result.withdrawals.isOpen
    const body = { bankAccountId: randomUUID(), amount: 100_00 }
    const answers = await offThenOn('withdrawals', async () => {
      const answer = await move(house.daniel, '/wallet/withdrawals', body)
      expect(await isOpen()).toBe(answer.body.error.code !== 'wallet.withdrawals_off')
      return answer
    })
    expect(answers).toEqual({ off: 'wallet.withdrawals_off', on: 'resource.not_found' })
  })

  test('owner applications', async () => {
    const body = { home: '12 Palm Avenue', bedrooms: 3, message: '' }
    const answers = await offThenOn('owner_applications', () =>
      house.daniel.call('POST', '/owner-applications', { body }),
    )
    expect(answers).toEqual({ off: 'owners.applications_paused', on: undefined })
  })

  test('reviews, and another’s stay is still not found', async () => {
    const { id } = await hold(house.laura, { checkIn: '2027-03-10', checkOut: '2027-03-14' })
    const write = (guest: typeof ana) =>
      guest.call('PUT', `/bookings/${id}/review`, { body: reviewDraft })
    const answers = await offThenOn('reviews', async () => {
      expect((await write(house.daniel)).body.error.code).toBe('resource.not_found')
      return write(house.laura)
    })
    expect(answers).toEqual({ off: 'reviews.paused', on: 'reviews.not_yet' })
  })
})

test('administrators only: others and visitors are told that it is off', async () => {
  await change('reviews', { audience: 'admins' })
  const of = async (guest: typeof ana) => (await guest.call('GET', '/switches')).body.result.reviews
  expect([await of(ana), await of(house.laura)]).toEqual([true, false])
  const visitor = await marea.call('GET', '/switches')
  expect(visitor.body.result).toEqual({
    bookings: true,
    withdrawals: true,
    owner_applications: true,
    reviews: false,
    offline: true,
  })
  await change('reviews', { audience: 'everyone' })
})

test('a share of people is about that share, always the same people, and others per switch', () => {
  const people = Array.from({ length: 2000 }, () => ({ userId: randomUUID(), isAdmin: false }))
  const setting = (percent: number) => ({ audience: 'share', percent }) as const
  const on = (name: SwitchName, percent: number) =>
    people.filter((person) => isOnFor(name, setting(percent), person))
  const quarter = on('reviews', 25)
  expect(quarter.length).toBeGreaterThan(400)
  expect(quarter.length).toBeLessThan(600)
  expect(on('reviews', 25)).toEqual(quarter)
  const half = new Set(on('reviews', 50))
  expect(quarter.every((person) => half.has(person))).toBe(true)
  expect(on('bookings', 25)).not.toEqual(quarter)
})

test('who changed a switch, when and why is shown and recorded', async () => {
  await change('bookings', { audience: 'share', percent: 40, reason: 'Trying it' })
  await change('bookings', { audience: 'everyone', reason: 'It works' })
  const { result } = (await ana.call('GET', '/admin/switches')).body
  const shown = FeatureSwitch.array().parse(result)
  const bookings = shown.find(({ id }) => id === 'bookings')
  const everyone = { audience: 'everyone', percent: null }
  const share = { audience: 'share', percent: 40 }
  expect(bookings?.steps.slice(0, 2)).toMatchObject([
    { value: everyone, state: 'current', reason: 'It works', setBy: 'Ana' },
    { value: share, state: 'past', reason: 'Trying it' },
  ])
  expect(bookings?.steps.at(-1)).toMatchObject({ value: everyone, setBy: null })
  const act = await marea.db
    .selectFrom('adminActs')
    .select(['act', 'subject', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(act).toMatchObject({
    act: 'switches.changed',
    subject: 'switch:bookings',
    details: { audience: 'everyone' },
  })
  const events = await marea.db
    .selectFrom('events')
    .select('subject')
    .where('kind', '=', 'platform.switch_changed')
    .execute()
  expect(events).toContainEqual({ subject: 'switch:bookings' })
})

test('a change to what already applies is refused', async () => {
  await change('reviews', { audience: 'nobody' })
  expect((await change('reviews', { audience: 'nobody' })).body.error.code).toBe(
    'settings.unchanged',
  )
  await change('reviews', { audience: 'everyone' })
})

test.each([
  { audience: 'share', percent: null },
  { audience: 'share', percent: 100 },
  { audience: 'nobody', percent: 50 },
  { audience: 'nobody', reason: 'x' },
  { audience: 'friends' },
])('%j is refused', async (wish) => {
  expect((await change('bookings', wish)).body.error.code).toBe('request.invalid')
})
