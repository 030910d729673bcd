import type { Overview } from '@marea/contract/owners/overview.ts'
import type { ToDo } from '@marea/contract/owners/to-dos.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setRates } from '#pricing/set-rates.ts'
import { joinAs } from '../../../test/access/managed-home.ts'
import { insertConflict, insertFeed, pauseFeed } from '../../../test/channels/channel-data.ts'
import { saveSection, uploadedPhotos } from '../../../test/listing/new-listing.ts'
import { addBankAccount } from '../../../test/payouts/withdrawals.ts'
import { signedIn } from '../../../test/people.ts'
import { plainRules } from '../../../test/price-rules.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let admin: Guest
let ines: Guest
let laura: Guest
let home: { slug: string; suiteId: string }
let count = 0

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'Admin', { profile: 'ADMIN' })
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())
beforeEach(async () => {
  count += 1
  ines = await signedIn(marea, `ines${count}`, { profile: 'OWNER' })
  home = await homeOf(marea, ines.id)
})

async function overview(by = ines): Promise<Overview> {
  const { status, body } = await by.call('GET', '/owner/overview')
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}

/** The clock of the tests is in the middle of November 2026. */
const november = { checkIn: '2026-11-20', checkOut: '2026-11-24', guests: 2 }

function expense(amount: number, spentOn = '2026-11-02', by = ines) {
  const body = { suite: home.slug, spentOn, category: 'pool', concept: 'Pool service', amount }
  return move(by, '/owner/expenses', body)
}

async function coHostAs(role: 'view' | 'calendar' | 'full') {
  const coHost = await signedIn(marea, `${role}${count}`)
  await joinAs(ines, { slug: home.slug, coHost, role })
  return coHost
}

function kinds(needs: readonly ToDo[]) {
  return needs.map(({ kind }) => kind)
}

test('the profit is what the month’s nights earn, booked ones included, less what was spent', async () => {
  await booked(marea, laura, { slug: home.slug, ...november })
  const earning = (await ines.call('GET', '/owner/bookings')).body.result.items[0].earning.amount
  await expense(180_00)
  await expense(50_00, '2026-10-31')
  const { profit } = await overview()
  expect(profit).toMatchObject({
    amount: { amount: earning - 180_00 },
    earnings: { amount: earning },
    expenses: { amount: 180_00 },
    lastYear: null,
    nights: 4,
    homes: 1,
  })
})

test('a stay across two months counts by its nights, and a canceled one by what was kept', async () => {
  const wish = { slug: home.slug, checkIn: '2026-11-28', checkOut: '2026-12-02' }
  const stay = await booked(marea, laura, wish)
  const earning = (await ines.call('GET', '/owner/bookings')).body.result.items[0].earning.amount
  const { profit } = await overview()
  expect(profit).toMatchObject({ earnings: { amount: Math.trunc((earning * 3) / 4) }, nights: 3 })
  const reason = { reason: 'The roof leaks' }
  await move(ines, `/owner/bookings/${stay.id}/cancellation`, reason)
  expect((await overview()).profit).toMatchObject({ earnings: { amount: 0 }, nights: 0 })
})

test('each home shows its nights, and the next stays say who comes and goes when', async () => {
  await booked(marea, laura, { slug: home.slug, ...november })
  const nights = { from: '2026-11-28', to: '2026-11-30' }
  const block = { homes: [home.slug], ...nights, act: { kind: 'block' } }
  await move(ines, '/owner/calendar/changes', block)
  const { homes, occupiedPercent, arrivals, departures, today } = await overview()
  expect(today).toBe('2026-11-15')
  const [shown] = homes
  expect(shown).toMatchObject({ slug: home.slug, occupiedNights: 4 })
  expect(shown?.nights.slice(18, 24)).toEqual(['free', ...Array(4).fill('booked'), 'free'])
  expect(shown?.nights.slice(27, 30)).toEqual(['blocked', 'blocked', 'free'])
  expect(shown?.nights.slice(12, 15)).toEqual(['unlisted', 'unlisted', 'free'])
  // Of the 16 nights since the home was published, two of which are blocked.
  expect(occupiedPercent).toBe(29)
  expect(arrivals).toMatchObject([{ guest: 'Laura', day: '2026-11-20', nights: 4, guests: 2 }])
  expect(departures).toMatchObject([{ guest: 'Laura', day: '2026-11-24', canMessage: true }])
})

test('co-hosts without full access see the nights and no money, expenses or documents', async () => {
  await booked(marea, laura, { slug: home.slug, ...november })
  await requestExpense()
  for (const role of ['view', 'calendar'] as const) {
    const coHost = await coHostAs(role)
    const seen = await overview(coHost)
    expect(seen.profit).toBeNull()
    expect(seen.needs).toEqual([])
    expect(seen.homes[0]).toMatchObject({ slug: home.slug, occupiedNights: 4 })
    expect(seen.arrivals[0]).toMatchObject({ canMessage: false })
    expect(JSON.stringify(seen)).not.toContain('amount')
  }
  const full = await overview(await coHostAs('full'))
  expect(full.profit).toMatchObject({ homes: 1, nights: 4 })
  expect(kinds(full.needs)).toEqual(['expense'])
})

test('another owner sees nothing of it', async () => {
  await booked(marea, laura, { slug: home.slug, ...november })
  await requestExpense()
  const mateo = await signedIn(marea, `mateo${count}`, { profile: 'OWNER' })
  expect(await overview(mateo)).toMatchObject({ homes: [], arrivals: [], needs: [], profit: null })
})

async function requestExpense() {
  const body = { suite: home.slug, category: 'repairs', concept: 'Air filter', amount: 180_00 }
  return (await move(admin, '/admin/expense-requests', body)).body.result
}

test('a guest’s message needs an answer until the owner writes', async () => {
  const room = (await laura.call('POST', '/rooms', { body: { slug: home.slug } })).body.result
  const send = (by: Guest, text: string) =>
    by.call('POST', `/rooms/${room.id}/messages`, { body: { id: crypto.randomUUID(), text } })
  await send(laura, 'Is the pool warm?')
  expect((await overview()).needs).toMatchObject([
    {
      kind: 'messages',
      isUrgent: false,
      conversations: [{ room: room.id, guest: 'Laura', text: 'Is the pool warm?' }],
    },
  ])
  await send(ines, 'It is.')
  expect((await overview()).needs).toEqual([])
})

test('a calendar in trouble is named to those who may change the calendar', async () => {
  const feedId = await insertFeed(marea, { suiteId: home.suiteId, addedBy: ines.id })
  const setFailures = (failures: number) =>
    marea.db
      .updateTable('calendarFeeds')
      .set({ failures, failure: 'status', failureStatus: 503 })
      .where('id', '=', feedId)
      .execute()
  await setFailures(2)
  expect((await overview()).needs).toEqual([])
  await setFailures(3)
  const failing = { kind: 'feed', id: feedId, trouble: 'failing', calendar: 'Airbnb', nights: null }
  expect((await overview()).needs).toMatchObject([{ ...failing, home: { slug: home.slug } }])
  expect((await overview(await coHostAs('calendar'))).needs).toMatchObject([failing])
  expect((await overview(await coHostAs('view'))).needs).toEqual([])
  await pauseFeed(marea, feedId)
  expect((await overview()).needs).toMatchObject([{ id: feedId, trouble: 'paused' }])
})

test('a double booking is named with its nights', async () => {
  const stay = await booked(marea, laura, { slug: home.slug, ...november })
  const id = await insertConflict(marea, stay.id, ines.id)
  const [toDo] = (await overview()).needs
  expect(toDo).toMatchObject({ kind: 'feed', id, trouble: 'conflict', home: { slug: home.slug } })
  const mateo = await signedIn(marea, `neighbor${count}`, { profile: 'OWNER' })
  expect((await overview(mateo)).needs).toEqual([])
})

test('a coming season without prices is named until it is priced', async () => {
  const season = { name: 'Winter', nightlyAmount: 600_00, weekendAmount: 700_00, minNights: 3 }
  const lastYear = { ...season, from: '2025-12-20', to: '2026-01-04' }
  const plan = { seasons: [lastYear], stayDiscounts: [], extras: [] }
  await setRates(marea.ctx(), home.suiteId, plan)
  const gap = { from: '2026-12-19', to: '2027-01-03' }
  expect((await overview()).needs).toMatchObject([{ kind: 'price_gap', ...gap }])
  const { version } = (await ines.call('GET', `/owner/prices?home=${home.slug}`)).body.result.prices
  const rules = { ...plainRules, seasons: [{ ...season, ...gap }] }
  await ines.call('PUT', `/owner/prices/${home.slug}`, { body: { version, rules } })
  expect((await overview()).needs).toEqual([])
})

test('an expired license and one that expires soon are named, and a valid one is not', async () => {
  const licenses = [
    { kind: 'fl_dbpr', validUntil: '2026-11-14' },
    { kind: 'mb_btr', validUntil: '2026-12-31' },
    { kind: 'mb_resort_tax', validUntil: '2027-09-30' },
  ] as const
  for (const { kind, validUntil } of licenses) {
    const until = Temporal.PlainDate.from(validUntil)
    await marea.db
      .insertInto('suiteLicenses')
      .values({ suiteId: home.suiteId, kind, number: 'AB-12345', validUntil: until })
      .onConflict((conflict) =>
        conflict.columns(['suiteId', 'kind']).doUpdateSet({ validUntil: until }),
      )
      .execute()
  }
  expect((await overview()).needs).toMatchObject([
    { kind: 'license', license: 'fl_dbpr', isExpired: true },
    { kind: 'license', license: 'mb_btr', isExpired: false, validUntil: '2026-12-31' },
  ])
})

test('a new owner sees the first steps until a home is published', async () => {
  const noa = await signedIn(marea, `noa${count}`, { profile: 'OWNER' })
  const open = async () =>
    (await overview(noa)).firstSteps?.filter(({ isDone }) => !isDone).map(({ step }) => step)
  expect(await open()).toEqual(['home', 'photos', 'licenses', 'bank', 'calendar', 'publish'])
  const draft = { name: 'Casa Nueva', kind: 'house', neighborhood: 'coconut-grove' }
  const added = await move(noa, '/owner/homes', draft)
  expect(await open()).toEqual(['photos', 'licenses', 'bank', 'calendar', 'publish'])
  expect((await overview(noa)).firstSteps?.[1]).toMatchObject({ home: added.body.result.slug })
  await addBankAccount(noa)
  expect(await open()).toEqual(['photos', 'licenses', 'calendar', 'publish'])
  const { slug } = added.body.result
  const content = await uploadedPhotos(noa, slug, () => ({ en: '', es: '' }))
  await saveSection(noa, slug, { section: 'photos', version: 1, content })
  expect(await open()).toEqual(['licenses', 'calendar', 'publish'])
  expect((await overview()).firstSteps).toBeNull()
  expect((await overview(await coHostAs('view'))).firstSteps).toBeNull()
})
