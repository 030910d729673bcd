import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageCache } from '#platform/pages/page-cache.ts'
import { servePages } from '#platform/pages/pages.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

/** As in the product, pages handle every path that no other route takes. */
beforeAll(async () => {
  marea = await openTestApp({ environment: { CORS_ORIGINS: 'https://app.marea.test' } })
  const { config } = marea
  await marea.app.register(async (pages) =>
    servePages(pages, config, {
      readTexts: () => textTables,
      readTextsTag: () => '"build"',
      readPlaceNames: () => ({}),
      readBrand: () => defaultBrand,
      readClosing: async () => undefined,
      isPreview: () => false,
      cache: createPageCache(),
      queryKeysOf: () => undefined,
      call: () => Promise.reject(new Error('no page asks')),
      publicConfig: {
        publicUrl: config.publicUrl,
        demo: false,
        devPages: false,
        build: 'b1',
        companyTimeZone,
      },
      handlePage: async () =>
        new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } }),
    }),
  )
})
afterAll(() => marea.close())

test.each([
  ['GET', ''],
  ['GET', '/'],
  ['GET', '/no/such/thing'],
  ['POST', '/no/such/thing'],
  ['DELETE', '/no/such/thing'],
  // Google and Apple are not configured here.
  ['POST', '/user/google'],
  ['POST', '/user/apple'],
] as const)('%s /api%s is not found in JSON, never in HTML', async (method, url) => {
  const { status, body, headers } = await marea.call(method, url)
  expect(status).toBe(404)
  expect(body.error.code).toBe('resource.not_found')
  expect(headers['cache-control']).toBe('no-store')
})

test('a wrong method is refused with the methods that the path accepts', async () => {
  const register = await marea.call('GET', '/user/register')
  expect([register.status, register.headers.allow]).toEqual([405, 'POST'])
  expect(register.body.error.code).toBe('request.method_not_allowed')
  const photo = await marea.call('POST', '/user/photo?size=1')
  expect([photo.status, photo.headers.allow]).toEqual([405, 'PUT, DELETE'])
})

test('a parameter longer than any id names nothing, and is no wrong method', async () => {
  const { status, body, headers } = await marea.call('GET', `/suites/${'a'.repeat(201)}`)
  expect([status, body.error.code]).toEqual([404, 'resource.not_found'])
  expect(headers.allow).toBeUndefined()
})

test('paths outside the API stay with the pages', async () => {
  expect((await marea.app.inject('/apiary')).body).toBe('<h1>A page</h1>')
})
