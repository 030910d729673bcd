import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { threeQuartersOf } from './page-speed.ts'

let marea: TestApp
let admin: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'operator', { profile: 'ADMIN' })
})
afterAll(() => marea.close())
beforeEach(async () => {
  await marea.db.deleteFrom('pageSpeedCounts').execute()
})

const visit = (body: object) => marea.call('POST', '/page-speed', { body })
const show = async (days = 28) =>
  (await admin.call('GET', `/admin/page-speed?days=${days}`)).body.result

test('visits are summed by page and device, the most visited first', async () => {
  for (const lcp of [900, 900, 900, 5000]) {
    await visit({ page: 'home', device: 'phone', lcp, inp: 80, cls: 0 })
  }
  await visit({ page: 'suite', device: 'computer', lcp: 700 })
  expect(await show()).toEqual([
    { page: 'home', device: 'phone', visits: 4, lcp: 1000, inp: 88, cls: 1 },
    { page: 'suite', device: 'computer', visits: 1, lcp: 875, inp: null, cls: null },
  ])
})

test('older visits are outside the period and deleted after 400 days', async () => {
  await visit({ page: 'home', device: 'phone', lcp: 900 })
  await sql`update page_speed_counts set day = day - 30`.execute(marea.db)
  expect(await show(28)).toEqual([])
  expect(await show(90)).toHaveLength(1)
  await jobNamed('operations.delete-old-page-speed').handle(marea.ctx(), {})
  expect(await show(90)).toHaveLength(1)
  await sql`update page_speed_counts set day = day - 371`.execute(marea.db)
  await jobNamed('operations.delete-old-page-speed').handle(marea.ctx(), {})
  expect(await marea.db.selectFrom('pageSpeedCounts').selectAll().execute()).toEqual([])
})

test('fifty visits that end at once are all counted', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      visit({ page: 'home', device: 'phone', lcp: 1200, inp: 40 + at, cls: at }),
    ),
  )
  expect(await show()).toMatchObject([{ page: 'home', visits: 50 }])
})

test('the operator’s metrics count them too', async () => {
  await visit({ page: 'home', device: 'phone', lcp: 900, inp: 80, cls: 20 })
  const served = await marea.readMetrics()
  expect(served).toMatch(/marea_page_lcp_seconds_bucket\{le="1"\} [1-9]/)
  expect(served).toMatch(/marea_page_inp_seconds_count [1-9]/)
  expect(served).toMatch(/marea_page_cls_count [1-9]/)
})

test.each([
  { page: '/trip/4827', device: 'phone', lcp: 900 },
  { page: 'home', device: 'watch', lcp: 900 },
  { page: 'home', device: 'phone', lcp: -1 },
  { page: 'home', device: 'phone', lcp: 1e9 },
  { page: 'home', device: 'phone', lcp: 900, email: 'ana@correo.test' },
])('%j is refused', async (body) => {
  expect((await visit(body)).body.error.code).toBe('request.invalid')
  expect(await show()).toEqual([])
})

test('within a bucket visits are spread evenly, and beyond the last bound the bound is known', () => {
  expect(threeQuartersOf('inp', [{ bucket: 1, visits: 4 }])).toBe(88)
  expect(threeQuartersOf('inp', [{ bucket: 8, visits: 4 }])).toBe(2000)
  expect(threeQuartersOf('inp', [])).toBeNull()
})
