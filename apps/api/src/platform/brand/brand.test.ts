import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { openBrand } from './brand.ts'

let marea: TestApp
let ana: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
})
afterAll(() => marea.close())

const sol = {
  ...defaultBrand,
  name: 'Sol y Mar',
  legalName: 'Sol Stays LLC',
  email: 'hello@sol.example',
  location: 'Doral, FL',
  mailSender: 'Sol y Mar',
}

const change = (body: object) => ana.call('PUT', '/admin/brand', { body })
const history = async () => (await ana.call('GET', '/admin/brand')).body.result.steps

test('until somebody changes it, the brand has the contacts of the environment', async () => {
  const [step] = await history()
  const { support } = marea.config
  expect(step).toMatchObject({
    state: 'current',
    setBy: null,
    value: { name: 'Marea', ...support },
  })
})

test('every process shows a changed brand, and the history and the audit log say who changed it', async () => {
  const other = await openBrand(marea)
  const { status } = await change({ value: sol, changes: 0, reason: 'A new owner' })
  expect(status).toBe(200)
  await other.refresh()
  expect(other.read()).toEqual(sol)
  const [now, before] = await history()
  expect(now).toMatchObject({ value: sol, setBy: 'Ana', reason: 'A new owner', state: 'current' })
  expect(before).toMatchObject({ value: { name: 'Marea' }, state: 'past' })
  const acts = await ana.call('GET', '/admin/audit')
  expect(JSON.stringify(acts.body)).toContain('Sol Stays LLC')
})

test('texts say the name, in every language and also in a version that knows no brand', async () => {
  const { body } = await ana.call('GET', '/settings/Locale/full?key=edited')
  expect(body.result).toMatchObject({
    en: { 'value.brand': 'Sol y Mar' },
    es: { 'value.brand': 'Sol y Mar' },
  })
})

test('of two administrators, the second reloads before saving', async () => {
  const { body } = await change({ value: { ...sol, name: 'Luna' }, changes: 0, reason: 'A test' })
  expect(body.error.code).toBe('brand.changed')
  const same = await change({ value: sol, changes: 1, reason: 'A test' })
  expect(same.body.error.code).toBe('settings.unchanged')
})

test.each([
  { name: '' },
  { name: 'x'.repeat(41) },
  { email: 'nobody' },
  { phone: '305' },
  { mailSender: 'Sol <a@b.example>' },
  { links: [{ text: { en: 'A', es: 'A' }, url: 'javascript:alert(1)' }] },
])('%j is refused and nothing changes', async (wrong) => {
  const { status } = await change({ value: { ...sol, ...wrong }, changes: 1, reason: 'A test' })
  expect(status).toBe(400)
  expect(await history()).toHaveLength(2)
})

test('a brand of another version keeps what this one knows of it', async () => {
  await sql`insert into brand_changes (value, reason, changed_by, changed_at)
    values ('{"name":"Luna","mood":"calm"}', 'A test', ${ana.id}, now())`.execute(marea.db)
  const other = await openBrand(marea)
  expect(other.read()).toEqual({ ...defaultBrand, ...marea.config.support, name: 'Luna' })
})
