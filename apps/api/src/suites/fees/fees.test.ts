import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAgreements } from '#suites/agreements/agreements.ts'
import { draftHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ana: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
})
afterAll(() => marea.close())
beforeEach(async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  await marea.db.deleteFrom('platformFees').execute()
})

const add = (code: string, step: object) =>
  ana.call('POST', `/admin/fees/${code}/steps`, { body: { reason: 'A test', ...step } })
const remove = (code: string, from: string) =>
  ana.call('DELETE', `/admin/fees/${code}/steps/${from}`)

type Step = { from: string | null; value: number; state: string }
async function stepsOf(code: string) {
  const { result } = (await ana.call('GET', '/admin/fees')).body
  const fee = result.find((each: { id: string }) => each.id === code)
  return fee.steps.map(({ from, value, state }: Step) => [from, value, state])
}

/** The commission of the first agreement of a new owner. */
async function commissionOfNewOwner() {
  const { id: ownerId } = await signedIn(marea, `owner-${randomUUID()}`, { profile: 'OWNER' })
  const draft = { slug: `home-${randomUUID()}`, commissionPerMille: undefined }
  await draftHome(marea, { ownerId, draft })
  const [agreement] = await readAgreements(marea.ctx(), { ownerId })
  return { ownerId, perMille: agreement?.versions[0]?.commissionPerMille }
}

test('a commission applies to owners who begin from its day on, and to nobody before', async () => {
  const early = await commissionOfNewOwner()
  expect(early.perMille).toBe(180)
  const added = await add('commission', { from: '2026-11-16', value: 165, reason: 'Campaign' })
  expect(added.status).toBe(200)
  expect((await commissionOfNewOwner()).perMille).toBe(180)
  marea.clock.set('2026-11-16T12:00:00Z')
  expect((await commissionOfNewOwner()).perMille).toBe(165)
  const [agreement] = await readAgreements(marea.ctx(), { ownerId: early.ownerId })
  expect(agreement?.versions).toMatchObject([{ commissionPerMille: 180 }])
  expect(await stepsOf('commission')).toEqual([
    ['2026-11-16', 165, 'current'],
    [null, 180, 'past'],
  ])
})

test('a wallet shows and charges the withdrawal fee of the day', async () => {
  const laura = await signedIn(marea, 'Laura')
  const feeOf = async (country: string) => {
    const { terms } = (await laura.call('GET', '/wallet')).body.result.withdrawals
    return terms.find((each: { country: string }) => each.country === country).fee.amount
  }
  await add('withdrawal_us', { from: '2026-11-16', value: 4_00 })
  expect([await feeOf('US'), await feeOf('MX')]).toEqual([2_50, 5_00])
  marea.clock.set('2026-11-16T12:00:00Z')
  expect([await feeOf('US'), await feeOf('MX')]).toEqual([4_00, 5_00])
})

test('a coming value is removed, one in force is not, and both acts are recorded', async () => {
  await add('withdrawal_mx', { from: '2026-11-16', value: 6_00 })
  await add('withdrawal_mx', { from: '2026-12-01', value: 7_00 })
  expect((await remove('withdrawal_mx', '2026-12-01')).status).toBe(200)
  expect((await remove('withdrawal_mx', '2026-12-01')).status).toBe(404)
  marea.clock.set('2026-11-16T12:00:00Z')
  expect((await remove('withdrawal_mx', '2026-11-16')).body.error.code).toBe('settings.in_effect')
  const acts = await marea.db
    .selectFrom('adminActs')
    .select(['act', 'details'])
    .where('subject', '=', 'fee:withdrawal_mx')
    .orderBy('id')
    .execute()
  expect(acts).toMatchObject([
    { act: 'fees.changed', details: { from: '2026-11-16', value: 600, before: 500 } },
    { act: 'fees.changed', details: { from: '2026-12-01', value: 700, before: 600 } },
    { act: 'fees.change_removed', details: { from: '2026-12-01', value: 700 } },
  ])
})

describe('is refused with its reason', () => {
  test.each([
    ['commission', { from: '2026-11-15', value: 170 }, 'settings.day_refused'],
    ['commission', { from: '2026-12-01', value: 501 }, 'fees.value_too_large'],
    ['withdrawal_us', { from: '2026-12-01', value: 100_01 }, 'fees.value_too_large'],
    ['commission', { from: '2026-12-01', value: 180 }, 'settings.unchanged'],
    ['commission', { from: '2026-12-01', value: -1 }, 'request.invalid'],
    ['commission', { from: '2032-12-01', value: 170 }, 'settings.day_refused'],
    ['commission', { from: '2026-12-01', value: 170, reason: '' }, 'request.invalid'],
    ['nothing', { from: '2026-12-01', value: 1 }, 'request.invalid'],
  ])('%s %j', async (code, step, problem) => {
    expect((await add(code, step)).body.error.code).toBe(problem)
  })

  test('a second value on the same day', async () => {
    await add('commission', { from: '2026-12-01', value: 170 })
    const again = await add('commission', { from: '2026-12-01', value: 160 })
    expect(again.body.error.code).toBe('settings.day_taken')
  })
})
