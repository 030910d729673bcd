import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp({ environment: { METRICS_TOKEN: 'only operators know' } })
})
afterAll(() => marea.close())

const read = (authorization?: string, url = '/metrics') =>
  marea.app.inject({ url, headers: authorization ? { authorization } : {} })

test('the metrics require the bearer token', async () => {
  const { statusCode, headers, body } = await read('Bearer only operators know')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('process_resident_memory_bytes')
})

test.each([
  [undefined],
  ['Bearer'],
  ['Bearer only operators know '.repeat(2)],
  ['Bearer only operators'],
  ['only operators know'],
  ['Basic only operators know'],
])('but not for %s', async (authorization) => {
  for (const url of ['/metrics', '/%6detrics', '/metrics?x=1']) {
    const { statusCode, headers, body } = await read(authorization, url)
    expect([statusCode, headers['www-authenticate'], body]).toEqual([401, 'Bearer', ''])
  }
})

test('without a configured token there are no metrics, from any address', async () => {
  const closed = await openTestApp({ environment: { METRICS_TOKEN: '' } })
  for (const remoteAddress of ['127.0.0.1', '192.0.2.1']) {
    const { statusCode } = await closed.app.inject({ url: '/metrics', remoteAddress })
    expect(statusCode).toBe(404)
  }
  await closed.close()
})
