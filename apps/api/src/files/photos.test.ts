import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

const hero = 'south-beach-deco-suite/01-hero'
const shipped = new URL('../../../../demo/photos/', import.meta.url)
const bytes = Buffer.from('a picture of the tide')

let demo: TestApp
let plain: TestApp

beforeAll(async () => {
  demo = await openTestApp({ environment: { DEMO: 'true' } })
  plain = await openTestApp()
})
afterAll(async () => {
  await demo.close()
  await plain.close()
})

function look({ app }: TestApp, path: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url: `/photos/${path}`, headers })
}

test.each([
  [`${hero}-480.avif`, 'image/avif'],
  [`${hero}-960.webp`, 'image/webp'],
  [`${hero}-shared.jpg`, 'image/jpeg'],
])('%s comes as it was shipped, as %s, to be kept for good', async (path, type) => {
  const { statusCode, headers, rawPayload } = await look(demo, path)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  const file = await readFile(new URL(path, shipped))
  expect(digest(rawPayload)).toBe(digest(file))
})

test('a client that has the photo gets 304 without its bytes', async () => {
  const first = await look(demo, `${hero}-480.webp`)
  const again = await look(demo, `${hero}-480.webp`, {
    'if-none-match': String(first.headers.etag),
  })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
})

test('a HEAD request returns type and size', async () => {
  const { statusCode, headers } = await demo.app.inject({
    method: 'HEAD',
    url: `/photos/${hero}-480.webp`,
  })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('image/webp')
  expect(Number(headers['content-length'])).toBeGreaterThan(1000)
})

test('uploaded photos are served beside the bundled ones', async () => {
  for (const marea of [demo, plain]) {
    await marea.ports.files.put('photos/x7f/1-480.webp', { bytes, type: 'image/webp' })
    const { headers, rawPayload } = await look(marea, 'x7f/1-480.webp')
    expect(headers['content-type']).toBe('image/webp')
    expect(rawPayload).toEqual(bytes)
  }
})

test('sample homes have their photos outside the demo too', async () => {
  expect((await look(plain, `${hero}-480.avif`)).statusCode).toBe(200)
})

describe('anything but a photo is not found, and the response is not cached', () => {
  test.each([
    `${hero}-481.avif`,
    `${hero}-480.gif`,
    `${hero}`,
    'photos.json',
    '../seed.ts',
    '..%2fseed-480.webp',
    '%2e%2e/%2e%2e/package-480.webp',
    '..%5cseed-480.webp',
    '/etc/passwd-480.webp',
    `${'a/'.repeat(40)}1-480.webp`,
    `${'a'.repeat(5000)}-480.webp`,
    '',
  ])('%j', async (path) => {
    const { statusCode, headers } = await look(demo, path)
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('nor is a file of another part of the store', async () => {
    await demo.ports.files.put('portraits/1-480.webp', { bytes, type: 'image/webp' })
    for (const path of ['../portraits/1-480.webp', '%2e%2e%2fportraits/1-480.webp']) {
      expect((await look(demo, path)).statusCode).toBe(404)
    }
  })
})

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
