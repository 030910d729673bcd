import { readFileSync } from 'node:fs'
import { formPages } from '@marea/contract/pages.ts'
import { expect, test } from 'vitest'
import { resources } from '#areas/guest/routes.ts'
import { sitemap } from '#sitemap.ts'
import { queryKeysOf, sharedPages } from './shared-pages.ts'

const pages = [
  ...Object.entries(sitemap).map(([path, [, file]]) => [path, file]),
  ...Object.entries(resources),
].map(([path = '', file = '']) => ({
  path,
  text: readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
}))

const pathsWith = (pattern: RegExp) =>
  pages.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('every page the server may cache declares the query keys it reads, and no other does', () => {
  expect(pathsWith(/\bcacheable\b/).sort()).toEqual(Object.keys(sharedPages).sort())
})

test('only pages with an action accept a form', () => {
  expect(pathsWith(/^export (async )?(function|const) action\b/m)).toEqual([...formPages])
})

test('a search and a stay in the URL reach the page', () => {
  expect(queryKeysOf('/')).toEqual(expect.arrayContaining(['lang', 'where', 'checkIn', 'pages']))
  expect(queryKeysOf('/suite-details/casa-almendro')).toEqual(
    expect.arrayContaining(['lang', 'checkIn', 'checkOut', 'guests', 'pets', 'photo']),
  )
})

test('the router’s data requests are shared like their page', () => {
  expect(queryKeysOf('/_.data')).toEqual([...(queryKeysOf('/') ?? []), '_routes'])
  expect(queryKeysOf('/faqs.data')).toContain('_routes')
  expect(queryKeysOf('/my-wallet.data')).toBeUndefined()
})

test.each(['/FAQS', '/faqs/', '/%66aqs', '/suite-details/a%20b', '/faqs/more', '/robotsxtxt'])(
  '%s is not how a page is usually written, so it is never kept',
  (path) => {
    expect(queryKeysOf(path)).toBeUndefined()
  },
)

test.each(['/sign-in', '/my-wallet', '/reset-password', '/pay-confirmation', '/nowhere'])(
  '%s keeps its whole query',
  (path) => {
    expect(queryKeysOf(path)).toBeUndefined()
  },
)
