import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ana: Awaited<ReturnType<typeof signedIn>>
let laura: typeof ana

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())
beforeEach(async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  await marea.db.deleteFrom('currencyRates').execute()
})

const add = (currency: string, step: object) =>
  ana.call('POST', `/admin/currency-rates/${currency}/steps`, {
    body: { reason: 'A test', ...step },
  })
const remove = (currency: string, from: string) =>
  ana.call('DELETE', `/admin/currency-rates/${currency}/steps/${from}`)
const shown = async () => (await laura.call('GET', '/currency-rates')).body.result

test('guests estimate with the latest rate that has begun in Miami', async () => {
  await add('MXN', { from: '2026-11-15', value: 18_4000 })
  await add('MXN', { from: '2026-11-16', value: 18_6500 })
  await add('COP', { from: '2026-11-15', value: 4105_5000 })
  const cop = { currency: 'COP', rate: 4105_5000, from: '2026-11-15' }
  expect(await shown()).toEqual([{ currency: 'MXN', rate: 18_4000, from: '2026-11-15' }, cop])
  marea.clock.set('2026-11-16T04:59:00Z')
  expect((await shown())[0].rate).toBe(18_4000)
  marea.clock.set('2026-11-16T05:00:00Z')
  expect(await shown()).toEqual([{ currency: 'MXN', rate: 18_6500, from: '2026-11-16' }, cop])
})

test('who entered a rate is shown, and adding and removing are acts', async () => {
  await add('EUR', { from: '2026-11-15', value: 8612 })
  await add('EUR', { from: '2026-12-01', value: 8700 })
  const { result } = (await remove('EUR', '2026-12-01')).body
  expect(result.find((each: { id: string }) => each.id === 'EUR').steps).toEqual([
    {
      from: '2026-11-15',
      value: 8612,
      state: 'current',
      canRemove: true,
      reason: 'A test',
      setBy: 'Ana',
      setAt: '2026-11-15T12:00:00Z',
      approvedBy: null,
    },
  ])
  const acts = await marea.db
    .selectFrom('adminActs')
    .select(['act', 'details'])
    .where('subject', '=', 'currency:EUR')
    .orderBy('id')
    .execute()
  expect(acts).toMatchObject([
    { act: 'currencies.rate_added', details: { from: '2026-11-15', rate: 8612 } },
    { act: 'currencies.rate_added', details: { from: '2026-12-01', rate: 8700, before: 8612 } },
    { act: 'currencies.rate_removed', details: { from: '2026-12-01', rate: 8700 } },
  ])
})

test('a rate mistyped today can be replaced, and one of an earlier day cannot', async () => {
  await add('BRL', { from: '2026-11-15', value: 53_4120 })
  expect((await remove('BRL', '2026-11-15')).status).toBe(200)
  expect((await remove('BRL', '2026-11-15')).status).toBe(404)
  expect((await add('BRL', { from: '2026-11-15', value: 5_3412 })).status).toBe(200)
  marea.clock.set('2026-11-16T12:00:00Z')
  expect((await remove('BRL', '2026-11-15')).body.error.code).toBe('settings.in_effect')
  expect(await shown()).toMatchObject([{ currency: 'BRL', rate: 5_3412 }])
})

test('guests do not find the console’s rates', async () => {
  expect((await laura.call('GET', '/admin/currency-rates')).status).toBe(404)
  const body = { from: '2026-11-15', value: 1, reason: 'A test' }
  expect((await laura.call('POST', '/admin/currency-rates/MXN/steps', { body })).status).toBe(404)
  expect(await shown()).toEqual([])
})

describe('is refused with its reason', () => {
  test.each([
    ['MXN', { from: '2026-11-14', value: 18_4000 }, 'settings.day_refused'],
    ['MXN', { from: '2027-11-16', value: 18_4000 }, 'settings.day_refused'],
    ['MXN', { from: '2026-11-20', value: 18_0000 }, 'settings.unchanged'],
    ['MXN', { from: '2026-11-15', value: 18_0000 }, 'settings.day_taken'],
    ['MXN', { from: '2026-11-20', value: 0 }, 'request.invalid'],
    ['USD', { from: '2026-11-20', value: 1_0000 }, 'request.invalid'],
  ])('%s %j', async (currency, step, problem) => {
    await add('MXN', { from: '2026-11-15', value: 18_0000 })
    expect((await add(currency, step)).body.error.code).toBe(problem)
  })

  test('the second of two rates of one day that are added at once', async () => {
    const both = await Promise.all([
      add('MXN', { from: '2026-11-20', value: 18_1000 }),
      add('MXN', { from: '2026-11-20', value: 18_2000 }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
