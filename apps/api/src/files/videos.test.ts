import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

const bytes = Buffer.from('the tide comes in and goes out again')
const film = '/films/casa-almendro/film.mp4'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
  await marea.ports.files.put('films/casa-almendro/film.mp4', { bytes, type: 'video/mp4' })
})
afterAll(() => marea.close())

function look(url: string, headers: Record<string, string> = {}) {
  return marea.app.inject({ method: 'GET', url, headers })
}

test('a video is sent whole to clients that request it whole', async () => {
  const { statusCode, headers, rawPayload } = await look(film)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(rawPayload).toEqual(bytes)
})

test.each([
  ['bytes=0-1', 'th', '0-1'],
  ['bytes=4-7', 'tide', '4-7'],
  ['bytes=31-', 'again', '31-35'],
  ['bytes=-5', 'again', '31-35'],
  ['bytes=31-9999', 'again', '31-35'],
])('a player that asks for %s gets that part', async (range, part, told) => {
  const { statusCode, headers, payload } = await look(film, { range })
  expect(statusCode).toBe(206)
  expect(headers['content-range']).toBe(`bytes ${told}/${bytes.length}`)
  expect(headers['content-length']).toBe(String(part.length))
  expect(payload).toBe(part)
})

test('a range beyond the end is refused with the true length', async () => {
  const { statusCode, headers } = await look(film, { range: 'bytes=36-' })
  expect(statusCode).toBe(416)
  expect(headers['content-range']).toBe(`bytes */${bytes.length}`)
})

test.each(['bytes=', 'bytes=-', 'bytes=7-4', 'bytes=0-1,4-5', 'pages=1-2', 'bytes=a-b'])(
  'an unreadable wish like %j gets the whole',
  async (range) => {
    const { statusCode, rawPayload } = await look(film, { range })
    expect(statusCode).toBe(200)
    expect(rawPayload).toEqual(bytes)
  },
)

test('a client that has the video gets 304 without its bytes', async () => {
  const { headers } = await look(film)
  const again = await look(film, { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
})

describe('anything but a video is not found', () => {
  test.each([
    'casa-almendro/other.mp4',
    'casa-almendro/film.mov',
    '../photos/x7f/1-480.webp',
    '..%2fsecret-key',
    '',
  ])('%j', async (path) => {
    expect((await look(`/films/${path}`)).statusCode).toBe(404)
  })
})
