import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { multipart, onePixel } from '../test/access/upload.ts'
import { signedIn } from '../test/people.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'
import type { Someone } from '../test/user-data.ts'

let marea: TestApp
let laura: Someone

const before = Object.getOwnPropertyNames(Object.prototype)

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  expect(Object({}).polluted).toBeUndefined()
})

test.each([
  '{"fullName":"Laura","__proto__":{"polluted":true}}',
  '{"fullName":"Laura","constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":{"fullName":"Laura"}}',
  '{"\\u005f_proto__":{"polluted":true}}',
])('a body %s is refused', async (payload) => {
  const headers = { 'content-type': 'application/json' }
  const { status } = await laura.call('PUT', '/user/profile', { payload, headers })
  expect(status).toBe(400)
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'the name %s in an address is the name of nothing',
  async (name) => {
    const key = await marea.call('GET', `/settings/Locale/full?key=${name}`)
    expect(key.status).toBe(400)
    const unknown = await marea.call('GET', `/suites?${name}[polluted]=1&${name}=1`)
    expect(unknown.status).toBe(400)
    for (const url of [`/suites/${name}`, `/calendars/${name}.ics`, `/user/photo/${name}`]) {
      const { status } = await marea.call('GET', url)
      expect([url, status < 500 && status >= 400]).toEqual([url, true])
    }
    const { status } = await laura.call('GET', `/owner/reports/${name}/table.csv`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  },
)

test.each(['__proto__', 'constructor'])('a form field %s is refused', async (field) => {
  const { status } = await laura.call('PUT', '/user/photo', multipart({ ...onePixel, field }))
  expect(status).toBe(400)
})
