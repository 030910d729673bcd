import { TaxPreview, TaxRates } from '@marea/contract/pricing/tax-rates.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { publishedHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { booked, hold, quote } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { insertRates } from './tax-rate-store.ts'

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
beforeEach(async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  await marea.db.deleteFrom('taxRates').where('authority', '=', 'fl_state').execute()
  const rows = ['miami', 'surfside'] as const
  await marea.db
    .insertInto('taxRates')
    .values(
      rows.map((jurisdiction) => ({
        jurisdiction,
        authority: 'fl_state' as const,
        rate: 6000,
        valid: '[2021-07-01,)',
      })),
    )
    .execute()
})

const state = { authority: 'fl_state', jurisdictions: ['miami'] }
const reason = 'The state changed its law.'
const add = (rate: object) =>
  ana.call('POST', '/admin/tax-rates', { body: { ...state, reason, ...rate } })
const correct = (from: string, rate: object) =>
  ana.call('PUT', `/admin/tax-rates/fl_state/${from}`, {
    body: { jurisdictions: ['miami'], reason, ...rate },
  })
const remove = (from: string, jurisdictions = ['miami']) =>
  ana.call('POST', `/admin/tax-rates/fl_state/${from}/removal`, { body: { jurisdictions } })

async function stateTax() {
  const { taxes } = TaxRates.parse((await ana.call('GET', '/admin/tax-rates')).body.result)
  return taxes.find(({ id }) => id === 'fl_state')
}

async function stepsIn(jurisdiction: string) {
  return (await stateTax())?.steps
    .filter(({ value }) => value.jurisdictions.includes(jurisdiction))
    .map(({ from, value, state }) => [from, value.rate, state])
}

const rateOf = (lines: readonly { code: string; rate?: number | undefined }[]) =>
  lines.find(({ code }) => code === 'tax_fl_state')?.rate

test('a rate applies to stays that begin on its first day or later, also across it', async () => {
  const { status, body } = await add({ rate: 6500, from: '2027-02-01' })
  expect([status, body.error]).toEqual([200, undefined])
  expect(await stepsIn('miami')).toEqual([
    ['2027-02-01', 6500, 'coming'],
    ['2021-07-01', 6000, 'current'],
  ])
  expect(await stepsIn('surfside')).toEqual([['2021-07-01', 6000, 'current']])
  const across = await quote(laura, { checkIn: '2027-01-30', checkOut: '2027-02-03' })
  expect(rateOf(across.lines)).toBe(6000)
  const after = await quote(laura, { checkIn: '2027-02-01', checkOut: '2027-02-04' })
  expect(rateOf(after.lines)).toBe(6500)
})

test('who set it, when and why is shown and recorded as an act', async () => {
  await add({ rate: 6500, from: '2027-02-01' })
  expect((await stateTax())?.steps[0]).toMatchObject({
    value: { rate: 6500, jurisdictions: ['miami'] },
    setBy: 'Ana',
    setAt: '2026-11-15T12:00:00Z',
    reason,
  })
  const act = await marea.db
    .selectFrom('adminActs')
    .select(['act', 'subject', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(act).toMatchObject({
    act: 'taxes.rate_added',
    subject: 'tax:fl_state',
    details: { from: '2027-02-01', rate: 6500, before: 6000, jurisdictions: 'miami', reason },
  })
})

test('the published homes of each jurisdiction are counted', async () => {
  const { jurisdictions } = (await ana.call('GET', '/admin/tax-rates')).body.result
  expect(jurisdictions).toContainEqual({ code: 'miami', homes: 1 })
  expect(jurisdictions).toContainEqual({ code: 'surfside', homes: 0 })
})

test('a quote and a hold keep their price when the rate changes, today included', async () => {
  const stay = { checkIn: '2026-11-20', checkOut: '2026-11-23' }
  const quoted = await quote(laura, stay)
  expect((await add({ rate: 7000, from: '2026-11-15' })).status).toBe(200)
  const body = { quoteId: quoted.id }
  const headers = { 'idempotency-key': 'a-quote-before-the-rate' }
  const held = await laura.call('POST', '/bookings', { body, headers } as never)
  expect(held.body.result.total).toEqual(quoted.total)
  const later = await hold(laura, { checkIn: '2026-12-20', checkOut: '2026-12-23' })
  expect(rateOf(later.lines)).toBe(7000)
  await add({ rate: 8000, from: '2026-12-01' })
  const { result } = (await laura.call('GET', `/bookings/${later.id}`)).body
  expect(result.total).toEqual(later.total)
})

test('a rate from today on leaves the one before in the history, also after another change', async () => {
  await add({ rate: 7000, from: '2026-11-15' })
  const today = [
    ['2026-11-15', 7000, 'current'],
    ['2021-07-01', 6000, 'past'],
  ]
  expect(await stepsIn('miami')).toEqual(today)
  await add({ rate: 8000, from: '2027-02-01' })
  await remove('2027-02-01')
  expect(await stepsIn('miami')).toEqual(today)
})

test('zero ends a tax, and it can begin again', async () => {
  await add({ rate: 0, from: '2027-02-01' })
  const after = await quote(laura, { checkIn: '2027-02-01', checkOut: '2027-02-04' })
  expect(rateOf(after.lines)).toBeUndefined()
  await add({ rate: 5000, from: '2027-03-01' })
  expect(await stepsIn('miami')).toEqual([
    ['2027-03-01', 5000, 'coming'],
    ['2027-02-01', 0, 'coming'],
    ['2021-07-01', 6000, 'current'],
  ])
})

test('a coming rate is corrected or removed in several places, a current one in none', async () => {
  const jurisdictions = ['miami', 'surfside']
  await add({ rate: 6500, from: '2027-02-01', jurisdictions })
  await correct('2027-02-01', { rate: 6250, from: '2027-03-01', jurisdictions })
  for (const place of jurisdictions) {
    expect(await stepsIn(place)).toEqual([
      ['2027-03-01', 6250, 'coming'],
      ['2021-07-01', 6000, 'current'],
    ])
  }
  expect((await remove('2027-03-01', ['surfside'])).status).toBe(200)
  expect(await stepsIn('surfside')).toEqual([['2021-07-01', 6000, 'current']])
  expect(await stepsIn('miami')).toHaveLength(2)
  expect((await remove('2027-03-01', ['surfside'])).status).toBe(404)
  for (const refused of [
    await remove('2021-07-01'),
    await correct('2021-07-01', { rate: 5000, from: '2027-03-01' }),
  ]) {
    expect(refused.body.error.code).toBe('settings.in_effect')
  }
  await add({ rate: 6100, from: '2026-11-16' })
  marea.clock.set('2026-11-16T12:00:00Z')
  expect((await remove('2026-11-16')).body.error.code).toBe('settings.in_effect')
})

describe('is refused with its reason', () => {
  test.each([
    [{ rate: 6500, from: '2026-11-14' }, 'settings.day_refused'],
    [{ rate: 6500, from: '2032-11-16' }, 'settings.day_refused'],
    [{ rate: 6000, from: '2027-01-01' }, 'settings.unchanged'],
    [{ rate: 20_001, from: '2027-01-01' }, 'request.invalid'],
    [{ rate: 6500, from: '2027-01-01', reason: '' }, 'request.invalid'],
    [{ rate: 6500, from: '2027-02-30' }, 'request.invalid'],
    [{ rate: 6500, from: '2027-01-01', jurisdictions: [] }, 'request.invalid'],
    [{ rate: 4500, from: '2027-01-01', authority: 'mb_resort' }, 'pricing.tax_not_levied'],
  ])('%j', async (rate, code) => {
    expect((await add(rate)).body.error.code).toBe(code)
    expect(await stepsIn('miami')).toEqual([['2021-07-01', 6000, 'current']])
  })

  test('a second change on the same day', async () => {
    await add({ rate: 6500, from: '2027-02-01' })
    const again = await add({
      rate: 6600,
      from: '2027-02-01',
      jurisdictions: ['surfside', 'miami'],
    })
    expect(again.body.error.code).toBe('settings.day_taken')
    expect(await stepsIn('surfside')).toHaveLength(1)
  })
})

test('of two administrators who add the same day at once, one is refused', async () => {
  const both = await Promise.all([
    add({ rate: 6500, from: '2027-02-01' }),
    add({ rate: 6600, from: '2027-02-01' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the preview compares an example stay and changes nothing', async () => {
  const planned = { ...state, rate: 7000, from: '2027-02-01' }
  const { body } = await ana.call('POST', '/admin/tax-rates/preview', { body: planned })
  const { places, example, booked } = TaxPreview.parse(body.result)
  expect(places).toEqual([{ jurisdiction: 'miami', before: 13_000, after: 14_000 }])
  expect(example.home).toBe('Casa Almendro')
  const { checkIn, checkOut } = example
  const now = await quote(laura, { checkIn, checkOut })
  expect(example.before.total).toEqual(now.total)
  expect(example.after.total.amount).toBeGreaterThan(now.total.amount)
  expect(booked).toBe(0)
  expect(await stepsIn('miami')).toHaveLength(1)
  await add({ rate: 7000, from: '2027-02-01' })
  expect((await quote(laura, { checkIn, checkOut })).total).toEqual(example.after.total)
})

test('the preview of a place without homes uses a made-up one', async () => {
  const body = { ...state, jurisdictions: ['surfside'], rate: 7000, from: '2027-02-01' }
  const answer = await ana.call('POST', '/admin/tax-rates/preview', { body })
  expect(TaxPreview.parse(answer.body.result).example).toMatchObject({
    home: null,
    before: { total: { amount: 1_887_00 } },
    after: { total: { amount: 1_904_00 } },
  })
})

test('bookings that keep another rate than the one now in effect are listed for operations', async () => {
  const listed = async () => (await ana.call('GET', '/admin/tax-rates/bookings')).body.result
  const dates = { checkIn: '2027-05-10', checkOut: '2027-05-14' }
  const { id, total } = await booked(marea, laura, dates)
  expect(await listed()).toEqual([])
  await add({ rate: 6500, from: '2027-05-01' })
  const { rows } = await sql<{ taxed: number; charged: number }>`
    select sum((line ->> 'amount')::bigint) filter (where (line ->> 'isTaxed')::boolean)::bigint
        as taxed,
      sum((line ->> 'amount')::bigint) filter (where line ->> 'for' = 'tax:fl_state')::bigint
        as charged
    from bookings cross join lateral jsonb_array_elements(lines) as line
    where bookings.id = ${id}`.execute(marea.db)
  const [{ taxed = 0, charged = 0 } = {}] = rows
  expect(await listed()).toMatchObject([
    {
      id,
      ...dates,
      taxes: [{ authority: 'fl_state', booked: 6000, current: 6500 }],
      difference: { amount: Math.round(taxed * 0.065) - charged },
    },
  ])
  expect((await laura.call('GET', `/bookings/${id}`)).body.result.total).toEqual(total)
  await remove('2027-05-01')
  expect(await listed()).toEqual([])
})

/** By a session that does not say that it writes a history; everything is undone. */
function ordinarily(work: (db: Parameters<typeof insertRates>[0]) => Promise<unknown>) {
  return marea.db
    .transaction()
    .execute(async (db) => {
      await sql`set local marea.writes_history = 'off'`.execute(db)
      await work(db)
      throw new Error('accepted')
    })
    .catch((error) => error.constraint ?? error.message)
}

describe('the database keeps the taxes of days that are over:', () => {
  test.each([
    ['a rate', `update tax_rates set rate = rate + 1`],
    ['the first day of a rate', `update tax_rates set valid = daterange('2022-01-01', null)`],
    ['an end in the past', `update tax_rates set valid = daterange(lower(valid), '2026-01-01')`],
    ['a removal', `delete from tax_rates`],
    [
      'a rate that was not charged',
      `insert into tax_rates (jurisdiction, authority, rate, valid)
        values ('miami', 'fl_state', 100, '[2020-01-01,2020-02-01)')`,
    ],
  ])('%s is refused', async (_, statement) => {
    const found = await ordinarily((db) => sql.raw(statement).execute(db))
    expect(found).toBe('tax_rates_past_kept')
  })

  test('a rate from tomorrow on is accepted', async () => {
    const from = Temporal.Now.plainDateISO(companyTimeZone).add({ days: 1 }).toString()
    const set = { reason, setBy: ana.id, setAt: Temporal.Now.instant() }
    const rate = { ...state, from, rate: 6500, ...set }
    const found = await ordinarily((db) => insertRates(db, rate))
    expect(found).toBe('accepted')
  })
})
