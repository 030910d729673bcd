import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo, register, signedIn } from '../test/people.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp({ environment: { PUBLIC_URL: 'https://marea.test' } })
  await marea.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => marea.close())

/** The bytes of a request as they are, because no HTTP client sends broken ones. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect((marea.app.server.address() as AddressInfo).port, '127.0.0.1')
  const chunks: string[] = []
  socket.setEncoding('latin1').on('data', (chunk) => chunks.push(String(chunk)))
  socket.write([...lines, 'connection: close', '', ''].join('\r\n'))
  await once(socket, 'close')
  return chunks.join('')
}

const injected = '%0d%0aset-cookie:%20evil=1%0d%0a'

describe('line breaks in what a client sends make no header of an answer', () => {
  test.each([
    `/api/suites/${injected}`,
    `/api/calendars/${injected}.ics`,
    `/api/user/photo/${injected}`,
    `/api/suites?where=${injected}`,
    `/api/${injected}`,
    `/media/${injected}`,
    `/api/suites/\u010d\u010aset-cookie:evil=1`,
  ])('%s', async (url) => {
    const answer = await send(`GET ${url} HTTP/1.1`, 'host: marea.test')
    expect(answer).toMatch(/^HTTP\/1\.1 [24]\d\d /)
    expect(answer.split('\r\n\r\n')[0]?.toLowerCase()).not.toContain('evil')
  })
})

test('two lengths, a length beside chunks, or a broken header line are refused', async () => {
  const post = ['POST /api/user/login/email HTTP/1.1', 'host: marea.test']
  for (const lines of [
    ['content-length: 0', 'content-length: 5'],
    ['content-length: 5', 'transfer-encoding: chunked'],
    ['transfer-encoding: xchunked'],
    ['content-length : 5'],
    ['x-evil: a\nset-cookie: evil=1'],
  ]) {
    const answer = await send(...post, ...lines)
    expect([lines, answer.slice(9, 10)]).toEqual([lines, '4'])
    expect(answer).not.toContain('evil')
  }
})

test('a request without a host is refused', async () => {
  expect(await send('GET /health HTTP/1.1')).toContain(' 400 ')
})

test('links in emails lead to our host, whatever host a request names', async () => {
  const headers = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    forwarded: 'host=evil.test',
  }
  await register(marea, { email: 'host@marea.test' }, { headers })
  await signedIn(marea, 'Reset')
  await marea.call('GET', '/user/forgot-password?email=reset@marea.test', { headers })
  const mails = [
    ...(await mailsTo(marea, 'host@marea.test')),
    ...(await mailsTo(marea, 'reset@marea.test')),
  ]
  expect(mails.length).toBe(2)
  for (const { text, html } of mails) {
    expect(text).toContain('https://marea.test/')
    expect(text + html).not.toContain('evil.test')
  }
})
