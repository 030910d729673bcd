import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createServerCall } from '#platform/http/server-call.ts'
import { openTestPlatform } from '../../../test/open-test-platform.ts'
import { laura } from '../../../test/people.ts'
import { openTcpProxy, type TcpProxy } from '../../../test/stand-ins/tcp-proxy.ts'
import { cloneTemplate } from '../../../test/test-app.ts'
import { buildApp, listRoutes } from '../../app.ts'

let proxy: TcpProxy
let platform: Awaited<ReturnType<typeof openTestPlatform>>
let app: FastifyInstance
let isRefusing = false

beforeAll(async () => {
  proxy = await openTcpProxy(await cloneTemplate())
  const environment = { DATABASE_TIMEOUT_MS: '1000' }
  platform = await openTestPlatform(proxy.url, { environment })
  app = await buildApp(platform)
})
afterAll(async () => {
  await app.close()
  await platform.close()
  proxy.close()
})

async function refuse() {
  await proxy.refuse()
  isRefusing = true
}

afterEach(async () => {
  if (isRefusing) await proxy.accept()
  isRefusing = false
  proxy.thaw()
  await vi.waitFor(async () => expect((await app.inject('/ready')).statusCode).toBe(200), 20_000)
})

async function ask(url: string) {
  const startedAt = performance.now()
  const response = await app.inject(url)
  return { response, ms: performance.now() - startedAt }
}

const reading = '/api/suites/no-such-home'

describe('while the database refuses connections', () => {
  test('calls respond at once that Marea is unavailable, and when to retry', async () => {
    await refuse()
    const { response } = await ask(reading)
    expect(response.statusCode).toBe(503)
    expect(response.json().error).toMatchObject({ code: 'server.unavailable' })
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  })

  test('a call with its own failure message keeps it', async () => {
    await refuse()
    const url = '/api/user/register'
    const response = await app.inject({ method: 'POST', url, payload: laura })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json().error).toMatchObject({ message: 'Error registering user' })
  })

  test('pages that need it answer 503', async () => {
    await refuse()
    const call = createServerCall(platform, listRoutes(platform))
    const asked = call('GET /suites/:slug', { params: { slug: 'no-such-home' } })
    await expect(asked).rejects.toMatchObject({ status: 503 })
  })

  test('readiness names it, and claims nothing about migrations', async () => {
    await refuse()
    const { response } = await ask('/ready')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({
      status: 'not ready',
      checks: {
        process: 'ok',
        database: 'unreachable',
        migrations: 'unknown',
        jobs: 'ok',
        disk: 'ok',
      },
    })
  })
})

describe('while the database is frozen', () => {
  test('calls end with 503 instead of hanging, and work again once it resumes', async () => {
    proxy.freeze()
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(reading)))
    for (const { response, ms } of answers) {
      expect(response.statusCode).toBe(503)
      expect(ms).toBeLessThan(8000)
    }
    proxy.thaw()
    expect((await ask(reading)).response.statusCode).toBe(404)
  })

  test('readiness responds in time and reports it', async () => {
    proxy.freeze()
    const { response, ms } = await ask('/ready')
    expect(ms).toBeLessThan(5000)
    expect(response.statusCode).toBe(503)
    expect(response.json().checks).toMatchObject({ database: 'not answering' })
  })

  test('a connection that never responds again is not reused', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask(reading)))
    proxy.freeze({ onlyOpen: true })
    await Promise.all(Array.from({ length: 20 }, () => ask(reading)))
    expect((await ask(reading)).response.statusCode).toBe(404)
  })
})

test('a statement that takes too long is canceled by the database', async () => {
  await expect(sql`select pg_sleep(10)`.execute(platform.db)).rejects.toMatchObject({
    code: '57014',
  })
})

test('readiness reports a full disk', async () => {
  await symlink('/dev/full', join(platform.config.dataDir, 'disk-check'))
  const { response } = await ask('/ready')
  expect(response.statusCode).toBe(503)
  expect(response.json().checks).toMatchObject({ database: 'ok', disk: 'full' })
})
