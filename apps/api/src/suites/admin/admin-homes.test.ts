import type { AdminHome } from '@marea/contract/suites/admin-homes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedHome } from '../../../test/homes.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let marisol: Awaited<ReturnType<typeof signedIn>>
let ines: typeof marisol
let id: string

beforeAll(async () => {
  marea = await openTestApp()
  marisol = await signedIn(marea, 'Marisol', { profile: 'ADMIN' })
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  id = await publishedHome(marea, { ownerId: ines.id })
})
afterAll(() => marea.close())

const listed = async (show: string): Promise<AdminHome[]> =>
  (await marisol.call('GET', `/admin/homes?show=${show}`)).body.result
const home = async () => (await listed('published')).find((each) => each.id === id)
const check = (body: object) => marisol.call('POST', `/admin/homes/${id}/license-checks`, { body })

test('a license waits until it is checked, and again when its number changes', async () => {
  const waiting = (await listed('licenses')).find((each) => each.id === id)
  for (const { kind, number } of waiting?.licenses ?? []) {
    await check({ kind, number, verdict: 'accepted' })
  }
  expect((await home())?.isWaiting).toBe(false)
  expect((await home())?.licenses[0]?.check).toMatchObject({ by: 'Marisol' })
  expect(await listed('licenses')).toEqual([])
  await marea.db
    .updateTable('suiteLicenses')
    .set({ number: 'DWE 9999999' })
    .where('suiteId', '=', id)
    .where('kind', '=', 'fl_dbpr')
    .execute()
  expect((await listed('licenses')).map((each) => each.id)).toEqual([id])
})

test('a number that the owner changed meanwhile is not accepted', async () => {
  const late = await check({ kind: 'fl_dbpr', number: 'DWE 0000000', verdict: 'accepted' })
  expect(late.body.error.code).toBe('suites.license_changed')
})

test('a correction needs a reason, and the owner reads it', async () => {
  const wrong = { kind: 'fl_dbpr', number: 'DWE 9999999', verdict: 'correction' }
  expect((await check(wrong)).body.error.code).toBe('request.invalid')
  await check({ ...wrong, reason: 'The record shows another address.' })
  const [mail] = await mailsTo(marea, ines.email)
  expect(mail?.subject).toContain('License correction needed')
  expect(mail?.text).toContain('The record shows another address.')
})

test('a license that ends soon is expiring once it is accepted, and when it has ended', async () => {
  const number = 'CU 21-0884'
  const endsOn = (day: string) =>
    marea.db
      .updateTable('suiteLicenses')
      .set({ validUntil: Temporal.PlainDate.from(day) })
      .where('suiteId', '=', id)
      .where('number', '=', number)
      .execute()
  const shown = async () =>
    Promise.all(['licenses', 'expiring'].map(async (show) => (await listed(show)).length))
  await endsOn('2026-12-20')
  expect(await shown()).toEqual([1, 0])
  await check({ kind: 'miami_certificate_of_use', number, verdict: 'accepted' })
  expect(await shown()).toEqual([0, 1])
  await endsOn('2026-11-14')
  expect(await shown()).toEqual([0, 1])
})

test('a home taken off search is not found by guests, its owner is told, and it is an act', async () => {
  const slug = (await home())?.slug
  const remove = () =>
    marisol.call('POST', `/admin/homes/${id}/removal`, { body: { reason: 'License expired.' } })
  expect((await remove()).body.result).toMatchObject({ status: 'unlisted' })
  await remove()
  expect((await marea.call('GET', `/suites/${slug}`)).status).toBe(404)
  const subjects = (await mailsTo(marea, ines.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('removed from search'))).toHaveLength(1)
  const acts = await marea.db
    .selectFrom('adminActs')
    .select('act')
    .where('subject', '=', `suite:${id}`)
    .where('act', '=', 'homes.taken_off')
    .execute()
  expect(acts).toHaveLength(1)
})
