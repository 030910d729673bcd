import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache, gzippedWithNonce, toCachedPage, withNonce } from './page-cache.ts'

const html = `<script nonce="first">1</script>${'<p>Marea</p>'.repeat(200)}<script nonce="first">2</script>`

function page(freshUntil = 10) {
  return toCachedPage(Buffer.from(html), { nonce: 'first', status: 200, headers: {}, freshUntil })
}

test('each response carries its own nonce and nothing else changes', () => {
  const cached = page()
  for (const nonce of ['other', 'third']) {
    const { bytes, release } = withNonce(cached, nonce)
    expect(bytes.toString()).toBe(html.replaceAll('first', nonce))
    release()
  }
})

test('concurrent responses do not share their bytes', () => {
  const cached = page()
  const one = withNonce(cached, 'one-1')
  const two = withNonce(cached, 'two-2')
  expect(one.bytes.toString()).toBe(html.replaceAll('first', 'one-1'))
  expect(two.bytes.toString()).toBe(html.replaceAll('first', 'two-2'))
})

test('the spliced gzip unpacks to the same bytes', () => {
  const cached = page()
  for (const nonce of ['Zm9vY', 'YmFyA']) {
    const { bytes, release } = gzippedWithNonce(cached, nonce)
    expect(gunzipSync(bytes)).toEqual(withNonce(cached, nonce).bytes)
    expect(bytes.length).toBeLessThan(html.length / 5)
    release()
  }
})

test('the etag does not depend on the nonce', () => {
  const other = toCachedPage(Buffer.from(html.replaceAll('first', 'x1')), {
    nonce: 'x1',
    status: 200,
    headers: {},
    freshUntil: 10,
  })
  expect(other.etag).toBe(page().etag)
})

test('a stale page is not found', () => {
  const cache = createPageCache()
  cache.store('/', page(10), cache.generation())
  expect(cache.find('/', 9)).toBeDefined()
  expect(cache.find('/', 10)).toBeUndefined()
})

test('the oldest pages are evicted when the cache is full', () => {
  const cache = createPageCache({ maxBytes: page().size * 2 })
  for (const key of ['/a', '/b', '/c']) cache.store(key, page(), cache.generation())
  expect(cache.find('/a', 0)).toBeUndefined()
  expect(cache.find('/b', 0)).toBeDefined()
  expect(cache.find('/c', 0)).toBeDefined()
})

test('a page whose rendering began before the cache was cleared is not stored', () => {
  const cache = createPageCache()
  const begunAt = cache.generation()
  cache.clear()
  cache.store('/', page(), begunAt)
  expect(cache.find('/', 0)).toBeUndefined()
})
