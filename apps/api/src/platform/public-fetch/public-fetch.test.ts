import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createGzip, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fetchPublic, type LocalHost } from './public-fetch.ts'

let answer: (request: IncomingMessage, response: ServerResponse) => void
let requests: string[] = []
let local: LocalHost

const server = createServer((request, response) => {
  requests.push(request.url ?? '')
  answer(request, response)
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  local = { host: 'feeds.marea.test', address: '127.0.0.1', port }
})
afterEach(() => {
  requests = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const feed = 'http://feeds.marea.test/a.ics'
const fetchLocal = (maxMs = 10_000) => fetchPublic(feed, { local, maxMs })

test('a text is read with its status and headers', async () => {
  answer = (_request, response) => response.writeHead(200, { etag: '"1"' }).end('BEGIN:VCALENDAR')
  expect(await fetchLocal()).toMatchObject({
    status: 200,
    text: 'BEGIN:VCALENDAR',
    headers: { etag: '"1"' },
  })
})

test('a compressed text is unpacked', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('BEGIN:VCALENDAR'))
  expect(await fetchLocal()).toMatchObject({ text: 'BEGIN:VCALENDAR' })
})

test.each([
  'http://127.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.0.0.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://017700000001:PORT/',
  'http://0:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://localhost:PORT/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://10.0.0.1/',
  'http://[fe80::1]/',
  'https://127.0.0.1:PORT/',
  'https://feeds.marea.test:PORT/',
  'http://feeds.marea.test:PORT/',
  'http://somebody:secret@8.8.8.8/',
  'ftp://8.8.8.8/',
  'file:///etc/passwd',
  'data:text/calendar,BEGIN:VCALENDAR',
  'no address',
])('%s is never contacted', async (address) => {
  answer = (_request, response) => response.end('secret')
  const response = await fetchPublic(address.replace('PORT', String(local.port)), { local })
  expect(response).toMatchObject({ isFailure: true })
  if (!address.includes('feeds.marea.test:PORT')) {
    expect(response).toMatchObject({ failure: 'address_refused' })
  }
  expect(requests).toEqual([])
})

test('a redirect to a private address is refused, however it is spelled', async () => {
  for (const to of ['http://127.0.0.1:1/', 'http://169.254.169.254/', '//[::1]/', 'file:///a']) {
    answer = (_request, response) => response.writeHead(302, { location: to }).end()
    expect(await fetchLocal()).toEqual({ isFailure: true, failure: 'address_refused' })
  }
})

test('three redirects are followed and a fourth is not', async () => {
  const redirectUntil = (last: number) => (request: IncomingMessage, response: ServerResponse) => {
    const count = Number(request.url?.match(/\d+/)?.[0] ?? 0)
    if (count === last) response.end('there')
    else response.writeHead(301, { location: `/${count + 1}` }).end()
  }
  answer = redirectUntil(3)
  expect(await fetchLocal()).toMatchObject({ text: 'there' })
  requests = []
  answer = redirectUntil(Number.POSITIVE_INFINITY)
  expect(await fetchLocal()).toEqual({ isFailure: true, failure: 'too_many_redirects' })
  expect(requests).toEqual(['/a.ics', '/1', '/2', '/3'])
})

test('a server that never answers, or never ends, costs the time limit and no more', async () => {
  answer = () => undefined
  const startedAt = performance.now()
  expect(await fetchLocal(300)).toEqual({ isFailure: true, failure: 'timed_out' })
  answer = (_request, response) => {
    const drip = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(drip))
  }
  expect(await fetchLocal(300)).toEqual({ isFailure: true, failure: 'timed_out' })
  answer = (_request, response) =>
    void setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 200)
  expect(await fetchLocal(300)).toEqual({ isFailure: true, failure: 'timed_out' })
  expect(performance.now() - startedAt).toBeLessThan(3000)
})

test('of a gigabyte only the first megabyte is read', async () => {
  let sent = 0
  answer = (_request, response) => {
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const more = () => {
      while (!response.destroyed && sent < 1024 ** 3) {
        sent += chunk.length
        if (!response.write(chunk)) return response.once('drain', more)
      }
      return response.end()
    }
    more()
  }
  expect(await fetchLocal()).toEqual({ isFailure: true, failure: 'too_large' })
  expect(sent).toBeLessThan(16 * 1024 * 1024)
})

test('a small text that unpacks to a gigabyte is given up at the first megabyte', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    const gzip = createGzip()
    gzip.pipe(response)
    const zeros = Buffer.alloc(1024 * 1024)
    for (let megabyte = 0; megabyte < 64; megabyte += 1) gzip.write(zeros)
    gzip.end()
  }
  expect(await fetchLocal()).toEqual({ isFailure: true, failure: 'too_large' })
})

test('a broken or unknown encoding is unreadable', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip')
  expect(await fetchLocal()).toEqual({ isFailure: true, failure: 'unreadable' })
  answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'br' }).end('whatever')
  expect(await fetchLocal()).toEqual({ isFailure: true, failure: 'unreadable' })
})

test('a name that does not exist is unreachable', async () => {
  const response = await fetchPublic('http://no-such-host.invalid/', { local })
  expect(response).toEqual({ isFailure: true, failure: 'unreachable' })
})

/** Public, but never assigned to anybody, so no packet leaves for it. */
const unassigned = '2000::1'

/** A name server of somebody who answers differently each time. */
function answersInTurn(...addresses: string[]) {
  const asked: string[] = []
  const resolve = async (name: string) => {
    const address = addresses[asked.length] ?? '127.0.0.1'
    asked.push(name)
    return [{ address, family: address.includes(':') ? 6 : 4 }]
  }
  return { asked, resolve }
}

/** The addresses that Node connects to meanwhile. */
async function connectionsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const addresses: string[] = []
  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    socket.on('connectionAttempt', (address: string) => addresses.push(address))
  }
  subscribe('net.client.socket', watch)
  await work()
  unsubscribe('net.client.socket', watch)
  return addresses
}

test('the address that was checked is the one connected to, whatever the name says next', async () => {
  answer = (_request, response) => response.end('secret')
  const { asked, resolve } = answersInTurn(unassigned, '127.0.0.1')
  const options = { local, resolve, maxMs: 2000 }
  const connections = await connectionsDuring(async () => {
    const response = await fetchPublic(`http://localhost:${local.port}/`, options)
    expect(response).toMatchObject({ isFailure: true })
  })
  expect(connections).toEqual([unassigned])
  expect(asked).toEqual(['localhost'])
  expect(requests).toEqual([])
})

test('the target of a redirect is checked and connected to in the same way', async () => {
  const elsewhere = `http://localhost:${local.port}/secret`
  answer = (_request, response) => response.writeHead(302, { location: elsewhere }).end()
  const changing = answersInTurn(unassigned, '127.0.0.1')
  const connections = await connectionsDuring(() =>
    fetchPublic(feed, { local, resolve: changing.resolve, maxMs: 2000 }),
  )
  expect(connections).toEqual(['127.0.0.1', unassigned])
  expect(changing.asked).toEqual(['localhost'])
  expect(requests).toEqual(['/a.ics'])

  const turned = answersInTurn('127.0.0.1')
  const refused = await fetchPublic(feed, { local, resolve: turned.resolve })
  expect(refused).toEqual({ isFailure: true, failure: 'address_refused' })
  expect(requests).toEqual(['/a.ics', '/a.ics'])
})
