import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { createPageCache } from './page-cache.ts'
import { servePages } from './pages.ts'

let app: FastifyInstance
let rendered: number

/** A page that writes all it is given into what everyone gets. */
beforeEach(() => {
  rendered = 0
  app = Fastify()
  servePages(app, readConfig({ PUBLIC_URL: 'https://marea.test' }), {
    cache: createPageCache(),
    readTexts: () => textTables,
    readTextsTag: () => '"build"',
    readPlaceNames: () => ({}),
    readBrand: () => defaultBrand,
    readClosing: async () => undefined,
    isPreview: () => false,
    queryKeysOf: (pathname) => (pathname === '/shared' ? ['where', 'page'] : undefined),
    call: () => Promise.reject(new Error('no page asks')),
    publicConfig: {
      publicUrl: 'https://marea.test',
      demo: false,
      devPages: false,
      build: 'b1',
      companyTimeZone,
    },
    async handlePage(request, { language }) {
      rendered += 1
      const isShared = new URL(request.url).pathname === '/shared'
      const headers = isShared ? { 'surrogate-control': 'max-age=60' } : {}
      const given = Object.fromEntries(
        [...request.headers].filter(([name]) => name !== 'user-agent'),
      )
      return Response.json({ url: request.url, language, given }, { headers })
    },
  })
})
afterEach(() => app.close())

const poison = {
  host: 'evil.test',
  forwarded: 'host=evil.test;proto=http',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-proto': 'http',
  'x-forwarded-prefix': '/evil',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-http-method-override': 'POST',
  'x-react-router-spa-mode': 'yes',
  'x-react-router-prerender-data': 'evil',
  origin: 'https://evil.test',
  referer: 'https://evil.test/',
  authorization: 'a token',
  cookie: 'session=evil; theme=evil',
}

test.each(Object.entries(poison))('%s reaches no page that others get', async (name, value) => {
  const first = await app.inject({ url: '/shared?where=brickell', headers: { [name]: value } })
  expect(first.json()).toEqual({
    url: 'https://marea.test/shared?where=brickell',
    language: 'en',
    given: {},
  })
  const second = await app.inject('/shared?where=brickell')
  expect(second.json()).toEqual(first.json())
  expect(rendered).toBe(1)
})

test('a query cannot split the page, nor smuggle a key into another reader’s', async () => {
  const first = await app.inject('/shared?page=2&where=a&utm_source=evil&where=b&__proto__=c')
  expect(first.json().url).toBe('https://marea.test/shared?where=a&page=2')
  await app.inject('/shared?where=a&page=2&x=1')
  await app.inject('/shared?where=a&page=2#evil')
  expect(rendered).toBe(1)
  expect((await app.inject('/shared?where=a%26page%3D3&page=2')).json().url).toContain('where=a%26')
  expect(rendered).toBe(2)
})

test('the language of one reader is never cached for another', async () => {
  const language = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/shared', headers })).json().language
  expect(await language({ cookie: 'lang=es' })).toBe('es')
  expect(await language({})).toBe('en')
  expect(await language({ cookie: 'lang=../evil', 'accept-language': 'es' })).toBe('en')
  expect(await language({ cookie: 'lang=EN; lang=es' })).toMatch(/^(en|es)$/)
  expect(rendered).toBe(2)
})

test('neither HEAD nor a personal page fills the cache', async () => {
  await app.inject({ method: 'HEAD', url: '/shared' })
  await app.inject('/shared')
  await app.inject('/mine')
  await app.inject('/mine')
  expect(rendered).toBe(4)
})
