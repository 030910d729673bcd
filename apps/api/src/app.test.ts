import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp({ environment: { CORS_ORIGINS: 'https://app.marea.test' } })
})
afterAll(() => marea.close())

describe('a refused request names its reason and never shows a stack', () => {
  test('an unknown address', async () => {
    const { status, body } = await marea.call('GET', '/no/such/thing')
    expect(status).toBe(404)
    expect(body.error).toMatchObject({
      code: 'resource.not_found',
      message: 'We couldn’t find what you’re looking for.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('an unknown value and an unknown field in the query', async () => {
    for (const query of ['key=phone', 'key=web&more=1', '']) {
      const { status, body } = await marea.call('GET', `/settings/Locale/full?${query}`)
      expect(status).toBe(400)
      expect(body.error.code).toBe('request.invalid')
      expect(JSON.stringify(body)).not.toContain('.ts:')
    }
  })
})

test('the request id of an answer is also in its header', async () => {
  const { headers, body } = await marea.call('GET', '/nowhere')
  expect(headers['x-request-id']).toBe(body.error.requestId)
})

test('every answer carries the security headers', async () => {
  const { headers } = await marea.call('GET', '/settings/Locale/full?key=web')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('only listed origins may call from a browser', async () => {
  const from = (origin: string) =>
    marea.call('GET', '/settings/Locale/full?key=web', { headers: { origin } })
  const welcome = await from('https://app.marea.test')
  expect(welcome.headers['access-control-allow-origin']).toBe('https://app.marea.test')
  const stranger = await from('https://elsewhere.test')
  expect(stranger.headers['access-control-allow-origin']).toBeUndefined()
})

test('health, readiness and metrics answer at the root', async () => {
  const health = await marea.app.inject('/health')
  expect(health.json()).toEqual({ status: 'ok' })
  const ready = await marea.app.inject('/ready')
  expect(ready.json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', migrations: 'ok', jobs: 'ok', disk: 'ok', process: 'ok' },
  })
  expect(await marea.readMetrics()).toContain('http_request_seconds_bucket')
})

test('the contract is published as OpenAPI 3.1 and readable', async () => {
  const { body } = await marea.call('GET', '/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths)).toContain('/settings/Locale/full')
  const { headers } = await marea.app.inject('/api/docs?x')
  expect(headers.location).toBe('/api/docs/')
  const docs = await marea.app.inject('/api/docs/')
  expect(docs.statusCode).toBe(200)
})
