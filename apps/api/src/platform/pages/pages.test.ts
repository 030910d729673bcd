import { gunzipSync } from 'node:zlib'
import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { maintenanceHeader } from '@marea/contract/platform/http/maintenance-header.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import type { Closing } from '#platform/site/current-closing.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { servePages } from './pages.ts'

let app: FastifyInstance
let cache: PageCache
let rendered: number
const seen: string[] = []

const shared = {
  'content-type': 'text/html',
  'cache-control': 'private, no-cache',
  'surrogate-control': 'max-age=60',
}
let closing: Closing | undefined
const own = { 'content-type': 'text/html', 'cache-control': 'private, no-store' }

beforeEach(() => {
  rendered = 0
  closing = undefined
  seen.length = 0
  cache = createPageCache()
  app = Fastify()
  servePages(app, readConfig({ PUBLIC_URL: 'https://marea.test', RATE_LIMIT_PER_MINUTE: '50' }), {
    readTexts: () => textTables,
    readTextsTag: () => '"build"',
    readPlaceNames: () => ({}),
    readBrand: () => defaultBrand,
    readClosing: async () => closing,
    isPreview: ({ headers }) => headers.cookie === 'preview=administrator',
    cache,
    queryKeysOf: (pathname) => (isShared(pathname) ? ['lang', 'guests'] : undefined),
    call: () => Promise.reject(new Error('no page asks')),
    publicConfig: {
      publicUrl: 'https://marea.test',
      demo: false,
      devPages: false,
      build: 'b1',
      companyTimeZone,
    },
    async handlePage(request, { nonce, language, deliver }) {
      rendered += 1
      seen.push(request.url)
      const body = request.method === 'POST' ? await request.text() : ''
      const html = `<script nonce="${nonce}">${language}</script>${body}`
      const { pathname } = new URL(request.url)
      if (pathname === '/unavailable') return new Response(html, { status: 503, headers: own })
      const headers = isShared(pathname) ? shared : own
      const status = pathname === '/missing' ? 404 : 200
      if (!pathname.startsWith('/delivered')) return new Response(html, { status, headers })
      deliver(Buffer.from(html))
      return new Response(null, { headers })
    },
  })
})

function isShared(pathname: string): boolean {
  return ['/', '/delivered', '/missing'].includes(pathname)
}

function nonceOf(policy: unknown): string {
  return /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'none'
}

test.each([
  ['en', 'We’ll be back soon', /Tuesday, March 9 by 4:30 PM EST/],
  ['es', 'Volvemos pronto', /martes, 9 de marzo antes de las 4:30\sp\.m\. EST/],
])(
  'during maintenance readers of %s see when it ends, and the console stays open',
  async (lang, heading, end) => {
    await app.inject('/')
    const endsAt = Temporal.Instant.from('2027-03-09T21:30:00Z')
    closing = { why: 'maintenance', endsAt }
    for (const url of ['/', '/my-bookings']) {
      const { statusCode, headers, body } = await app.inject({
        url,
        headers: { cookie: `lang=${lang}` },
      })
      expect(statusCode).toBe(503)
      expect(headers).toMatchObject({
        'retry-after': '3600',
        'cache-control': 'no-store',
        [maintenanceHeader]: endsAt.toString(),
      })
      expect(body).toContain(`<html lang="${lang}">`)
      expect(body).toContain(heading)
      expect(body).toMatch(end)
      expect(body).not.toMatch(/<script|http-equiv/)
      expect(body).toContain('href=""')
      expect(body).toContain(`<style nonce="${nonceOf(headers['content-security-policy'])}">`)
    }
    for (const url of ['/admin/maintenance', '/status']) {
      expect((await app.inject(url)).statusCode).toBe(200)
    }
    closing = undefined
    expect((await app.inject('/')).statusCode).toBe(200)
  },
)

test.each([
  ['en', 'Opening soon'],
  ['es', 'Abrimos pronto'],
])(
  'until the site is opened visitors read so in %s, and search engines list nothing',
  async (lang, heading) => {
    closing = { why: 'private' }
    const cookie = `lang=${lang}`
    for (const url of ['/', '/suite-details/casa-salvia', '/sitemap.xml', '/sign-in/other']) {
      const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } })
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      expect(body).toContain(`<h1>${heading}</h1>`)
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(body).toContain('href="/admin"')
    }
    expect(rendered).toBe(0)
  },
)

test('whoever prepares a private site reaches the console and the pages to sign in, and sees all in a preview that nobody else gets', async () => {
  closing = { why: 'private' }
  for (const url of [
    '/admin/setup',
    '/setup',
    '/sign-in',
    '/reset-password?key=a',
    '/robots.txt',
  ]) {
    expect((await app.inject(url)).body).toContain('<script')
  }
  const headers = { cookie: 'preview=administrator' }
  for (const count of [1, 2]) {
    const preview = await app.inject({ url: '/', headers })
    expect(preview.headers['x-robots-tag']).toBe('noindex')
    expect(preview.headers['cache-control']).toContain('private')
    expect(rendered).toBe(5 + count)
  }
  expect((await app.inject('/')).body).toContain('Opening soon')
  closing = undefined
  const { headers: opened } = await app.inject('/')
  expect(opened['x-robots-tag']).toBeUndefined()
})

describe('a page that is the same for everyone', () => {
  test('is rendered once and carries a new nonce each time', async () => {
    const [first, second] = [await app.inject('/'), await app.inject('/')]
    const nonces = [first, second].map(({ headers }) => nonceOf(headers['content-security-policy']))
    expect(rendered).toBe(1)
    expect(nonces[0]).not.toBe(nonces[1])
    expect(first.body).toContain(`nonce="${nonces[0]}"`)
    expect(second.body).toContain(`nonce="${nonces[1]}"`)
  })

  test('may be delivered as bytes beside its response', async () => {
    for (const url of ['/delivered', '/delivered', '/delivered/own']) {
      const { body, headers } = await app.inject(url)
      const nonce = nonceOf(headers['content-security-policy'])
      expect(body).toBe(`<script nonce="${nonce}">en</script>`)
    }
    expect(rendered).toBe(2)
  })

  test('is compressed for clients that accept it', async () => {
    const { rawPayload, headers } = await app.inject({
      url: '/',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toContain('en</script>')
  })

  test('is not sent again unchanged, and then keeps its original policy', async () => {
    const { headers } = await app.inject('/')
    const again = await app.inject({ url: '/', headers: { 'if-none-match': headers.etag } })
    expect(again.statusCode).toBe(304)
    expect(again.headers['content-security-policy']).toBeUndefined()
  })

  test('is rendered for each language', async () => {
    const spanish = await app.inject({ url: '/', headers: { cookie: 'theme=dark; lang=es' } })
    const english = await app.inject('/')
    const asked = await app.inject({ url: '/?lang=es', headers: { cookie: 'lang=en' } })
    expect([spanish.body, english.body, asked.body].map((body) => body.slice(-11, -9))).toEqual([
      'es',
      'en',
      'es',
    ])
  })

  test('is rendered again when an event has cleared the cache', async () => {
    await app.inject('/')
    cache.clear()
    await app.inject('/')
    expect(rendered).toBe(2)
  })
})

describe('a page that is the same for everyone', () => {
  test('is one page whatever unread query keys are added', async () => {
    for (const query of ['', '?utm_source=a', '?x=1&x=2', '?fbclid=%22%3E', '?Guests=3']) {
      expect((await app.inject(`/${query}`)).statusCode).toBe(200)
    }
    expect(seen).toEqual(['https://marea.test/'])
  })

  test('is another page for each value it reads, in any order', async () => {
    for (const query of ['guests=2&lang=es', 'lang=es&x=1&guests=2', 'guests=2&lang=es&guests=9']) {
      await app.inject(`/?${query}`)
    }
    expect(seen).toEqual(['https://marea.test/?lang=es&guests=2'])
  })

  test('is not cached when it is not found', async () => {
    await app.inject('/missing')
    await app.inject('/missing')
    expect(rendered).toBe(2)
  })

  test('forbids outside caches, and hides how long we cache it', async () => {
    for (const url of ['/', '/', '/missing']) {
      const { headers } = await app.inject(url)
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(headers['surrogate-control']).toBeUndefined()
    }
  })
})

test('a personal page is never cached', async () => {
  await app.inject('/my-wallet')
  const { headers } = await app.inject('/my-wallet')
  expect(rendered).toBe(2)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-security-policy']).toContain("script-src 'self' 'nonce-")
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
})

test('a page that cannot be rendered now says when to retry, and is never cached', async () => {
  await app.inject('/unavailable')
  const { statusCode, headers } = await app.inject('/unavailable')
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' })
  expect(rendered).toBe(2)
})

test('a visitor without the anti-forgery cookie gets one, and keeps it', async () => {
  const first = await app.inject('/')
  expect(first.headers['set-cookie']).toMatch(
    /^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Lax; Secure$/,
  )
  const second = await app.inject({ url: '/', headers: { cookie: 'XSRF-TOKEN=known' } })
  expect(second.headers['set-cookie']).toBeUndefined()
})
