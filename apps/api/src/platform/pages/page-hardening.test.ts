import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { createPageCache } from './page-cache.ts'
import { servePages } from './pages.ts'

let app: FastifyInstance
let seen: string[]
let headers: Record<string, string>

beforeEach(() => {
  seen = []
  headers = { 'content-type': 'text/html' }
  app = Fastify()
  const environment = { PUBLIC_URL: 'https://marea.test', RATE_LIMIT_PER_MINUTE: '50' }
  servePages(app, readConfig(environment), {
    readTexts: () => textTables,
    readTextsTag: () => '"build"',
    readPlaceNames: () => ({}),
    readBrand: () => defaultBrand,
    readClosing: async () => undefined,
    isPreview: () => false,
    cache: createPageCache(),
    queryKeysOf: (pathname) => (pathname === '/shared' ? [] : undefined),
    call: () => Promise.reject(new Error('no page asks')),
    publicConfig: {
      publicUrl: 'https://marea.test',
      demo: false,
      devPages: false,
      build: 'b1',
      companyTimeZone,
    },
    async handlePage(request) {
      seen.push(request.url)
      const isShared = new URL(request.url).pathname === '/shared'
      const marker = isShared ? { 'surrogate-control': 'max-age=60' } : {}
      return new Response(await request.text(), { headers: { ...headers, ...marker } })
    },
  })
})
afterEach(() => app.close())

const form = 'application/x-www-form-urlencoded'

function post(url: string, payload: string | Buffer, type = form) {
  return app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
}

describe('a form', () => {
  // Mail services unsubscribe with either type of form.
  test.each([form, `${form};charset=UTF-8`, 'multipart/form-data; boundary=x'])(
    'of %s reaches its page whole',
    async (type) => {
      const { statusCode, body } = await post('/auth/callback?a=b', 'code=1&state=2', type)
      expect([statusCode, body]).toEqual([200, 'code=1&state=2'])
    },
  )

  test('of 64 kB is the largest that is accepted', async () => {
    expect((await post('/auth/callback', 'a'.repeat(64 * 1024))).statusCode).toBe(200)
    expect((await post('/auth/callback', 'a'.repeat(64 * 1024 + 1))).statusCode).toBe(413)
    expect(seen).toHaveLength(1)
  })

  test.each(['text/plain', 'application/json', 'x'])('as %s is refused', async (type) => {
    expect((await post('/auth/callback', 'code=1', type)).statusCode).toBe(415)
    expect(seen).toEqual([])
  })

  test('without a type or a body is refused', async () => {
    const bare = await app.inject({ method: 'POST', url: '/auth/callback' })
    expect(bare.statusCode).toBe(415)
  })

  test.each(['/', '/my-wallet', '/auth/callback/', '/auth/callback.data', '/auth', '/%61'])(
    'sent to %s, which takes none, is refused before it is read',
    async (url) => {
      const answer = await post(url, 'a'.repeat(1024 * 1024))
      expect(answer.statusCode).toBe(405)
      expect(answer.headers).toMatchObject({ allow: 'GET, HEAD', connection: 'close' })
      expect(seen).toEqual([])
    },
  )

  test.each(['/auth/callback', '/'])('without end, sent to %s, is cut off', async (path) => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    expect(await sendUntilClosed(path)).toBeLessThan(16 * 1024 * 1024)
    expect(seen).toEqual([])
  })
})

/** Sends chunks until the server closes, and returns how many bytes that took. */
async function sendUntilClosed(path: string): Promise<number> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.on('error', () => undefined)
  const head = [`POST ${path} HTTP/1.1`, 'host: x', `content-type: ${form}`]
  socket.write(`${[...head, 'transfer-encoding: chunked'].join('\r\n')}\r\n\r\n`)
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`
  let sent = 0
  while (!socket.destroyed && sent < 64 * 1024 * 1024) {
    const drained = new Promise((resolve) => socket.once('drain', resolve))
    if (!socket.write(chunk)) await Promise.race([drained, closed])
    sent += chunk.length
  }
  await closed
  return sent
}

describe('a URL', () => {
  test.each([
    ['//', '/'],
    ['///a//b', '/a/b'],
    ['//evil.test/x?y=1', '/evil.test/x?y=1'],
    ['/\\evil.test', '/evil.test'],
    ['/\\\\evil.test/%0d%0aset-cookie', '/evil.test/%0d%0aset-cookie'],
  ])('with repeated slashes, %s, leads to the same without', async (url, to) => {
    const head = await get(url)
    expect(head[0]).toContain(' 308 ')
    expect(head).toContain(`location: ${to}`)
    expect(seen).toEqual([])
  })

  test('is on our host, whatever host the request line names', async () => {
    const targets = ['http://evil.test/a', 'http://evil.test', 'https://evil.test:1/?x=1']
    for (const target of targets) await get(target)
    expect(seen).toEqual(['https://marea.test/a', 'https://marea.test/', 'https://marea.test/?x=1'])
  })
})

/** The header lines for a raw request line, because `inject` would normalize the URL. */
async function get(target: string): Promise<string[]> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  await once(socket, 'close')
  return answer.split('\r\n')
}

describe('a client over the limit', () => {
  const statuses = async (urls: string[], remoteAddress = '192.0.2.1') => {
    const answers = []
    for (const url of urls) answers.push(await app.inject({ url, remoteAddress }))
    return answers.map(({ statusCode }) => statusCode)
  }
  const pages = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}`)

  test('gets a fifth of the limit rendered, and then a message in their language', async () => {
    expect(await statuses(pages(11))).toEqual([...Array(10).fill(200), 429])
    const headers = { cookie: 'lang=es' }
    const refused = await app.inject({ url: '/more', headers, remoteAddress: '192.0.2.1' })
    expect(refused.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': expect.stringMatching(/^\d+$/),
      'cache-control': 'no-store',
    })
    expect(refused.body).toMatch(/Espere un momento/)
    expect(seen).toHaveLength(10)
  })

  test('still gets cached pages, up to the limit of all calls', async () => {
    await statuses(pages(11))
    expect(await statuses(Array(30).fill('/shared'), '192.0.2.2')).toEqual(Array(30).fill(200))
    expect(await statuses(Array(39).fill('/shared'))).toEqual(Array(39).fill(200))
    expect(await statuses(['/shared'])).toEqual([429])
  })

  test('does not slow down others', async () => {
    await statuses(pages(60))
    expect(await statuses(['/page'], '192.0.2.2')).toEqual([200])
  })
})

test.each(['public, max-age=3600', 'public, s-maxage=60', 'max-age=5', ''])(
  'a page that says “%s” is still stored by no shared cache',
  async (control) => {
    headers = { 'content-type': 'text/html', ...(control ? { 'cache-control': control } : {}) }
    for (const url of ['/shared', '/shared', '/own']) {
      const answer = await app.inject(url)
      expect(answer.headers['cache-control']).toMatch(/^private, no-(cache|store)$/)
    }
  },
)
