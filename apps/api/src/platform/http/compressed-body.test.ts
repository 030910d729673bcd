import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

/** Forty kilobytes that unpack to forty megabytes. */
const bomb = gzipSync(`{"email":"${'a'.repeat(40 * 1024 * 1024)}"}`)

test.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip'])(
  'a body said to be %s is never unpacked',
  async (encoding) => {
    const before = process.memoryUsage().rss
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    const { status } = await marea.call('POST', '/user/login/email', { payload: bomb, headers })
    expect(status).toBe(400)
    expect(process.memoryUsage().rss - before).toBeLessThan(30 * 1024 * 1024)
  },
)

test('a body longer than a quarter of a megabyte is refused by its length', async () => {
  const payload = `{"email":"${'a'.repeat(256 * 1024)}"}`
  const headers = { 'content-type': 'application/json' }
  const { status, body } = await marea.call('POST', '/user/login/email', { payload, headers })
  expect([status, body.error.code]).toEqual([413, 'request.too_large'])
})
