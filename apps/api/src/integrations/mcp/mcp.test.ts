import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { booked, hold, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let house: Awaited<ReturnType<typeof openHouse>>
let address: string
let client: Client

const stay = { checkIn: '2027-03-07', checkOut: '2027-03-12', guests: 3, pets: 1 }
const wish = { slug: 'casa-almendro', ...stay }

beforeAll(async () => {
  marea = await openTestApp({ environment: { PUBLIC_URL: 'https://marea.example' } })
  house = await openHouse(marea)
  address = await marea.app.listen({ port: 0, host: '127.0.0.1' })
  client = new Client({ name: 'test', version: '1' })
  // The SDK's own types disagree under exactOptionalPropertyTypes.
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)) as never)
})
afterAll(async () => {
  await client.close()
  await marea.close()
})

type Result = {
  isError?: boolean
  content: { type: string; text: string }[]
  structuredContent?: Record<string, unknown>
}

async function callTool(name: string, given: object): Promise<Result> {
  return (await client.callTool({ name, arguments: { ...given } })) as Result
}

function textOf({ content }: Result): string {
  return content.map(({ text }) => text).join('\n')
}

/** One message, without the client. */
function post(payload: unknown, rest: Partial<InjectOptions> = {}) {
  const headers = { 'content-type': 'application/json', ...rest.headers }
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return marea.app.inject({ method: 'POST', url: '/mcp', ...rest, headers, payload: body })
}

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }

test('the official client initializes and finds three tools that only read', async () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'marea' })
  expect(client.getInstructions()).toContain('checkout link')
  await client.ping()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search_homes', 'get_home', 'quote_stay'])
  for (const { inputSchema, outputSchema, annotations } of tools) {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(outputSchema).toMatchObject({ type: 'object' })
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
  }
})

test('search, home and quote say the same price, and it is the one at checkout to the cent', async () => {
  const found = await callTool('search_homes', { where: 'almendro', ...stay })
  const [home] = (found.structuredContent?.homes ?? []) as { slug: string; total: object }[]
  expect(home?.slug).toBe('casa-almendro')
  const quoted = await callTool('quote_stay', wish)
  const quote = quoted.structuredContent as {
    total: { amount: number }
    lines: { amount: { amount: number } }[]
    checkoutUrl: string
  }
  expect(home?.total).toEqual(quote.total)
  const sum = quote.lines.reduce((total, { amount }) => total + amount.amount, 0)
  expect(sum).toBe(quote.total.amount)
  // The guest opens the link, and holds the stay that it names.
  const link = new URL(quote.checkoutUrl)
  expect(link.href).toMatch(/^https:\/\/marea\.example\/suite-details\/casa-almendro\?/)
  const opened = Object.fromEntries(link.searchParams)
  const asked = { ...opened, guests: Number(opened.guests), pets: Number(opened.pets) }
  const booking = await hold(house.daniel, {
    slug: link.pathname.split('/').at(-1) ?? '',
    ...asked,
  })
  expect(booking.total).toEqual(quote.total)
  const spoken = `$${(quote.total.amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  expect(textOf(quoted)).toContain(spoken)
  await house.daniel.call('POST', `/bookings/${booking.id}/abandonment`)
})

test('a quote has every fee and tax, the refunds and the policy, in the language asked for', async () => {
  const { structuredContent, ...rest } = await callTool('quote_stay', { ...wish, language: 'es' })
  expect(textOf(rest)).toContain('Cargo por limpieza')
  expect(textOf(rest)).toContain('Para reservar, el huésped abre este enlace')
  expect(structuredContent).toMatchObject({
    ...{ nights: 5, guests: 3, pets: 1, cancellationPolicy: expect.stringContaining('Reembolso') },
    refunds: expect.arrayContaining([{ until: expect.any(String), amount: expect.anything() }]),
    checkoutUrl: expect.stringContaining('lang=es'),
  })
})

test('a home is told in the language of the client', async () => {
  const spanish = await callTool('get_home', { slug: 'casa-almendro', language: 'es' })
  const english = await callTool('get_home', { slug: 'casa-almendro' })
  expect(english.structuredContent).toMatchObject({
    ...{ slug: 'casa-almendro', url: 'https://marea.example/suite-details/casa-almendro' },
  })
  expect(textOf(spanish)).toContain('Dormitorios')
  // What comes only with a confirmed booking is not told.
  expect(JSON.stringify(english)).not.toMatch(/street|latitude|licenses/)
})

test('a refusal is a result that says why and what to try', async () => {
  await booked(marea, house.laura, { ...wish, checkIn: '2027-05-02', checkOut: '2027-05-06' })
  const taken = await callTool('quote_stay', {
    ...{ ...wish, checkIn: '2027-05-02', checkOut: '2027-05-06' },
  })
  expect(taken.isError).toBe(true)
  expect(textOf(taken)).toContain('calendar.dates_taken')
  expect(textOf(taken)).toContain('Nearest available dates: ')
  const missing = await callTool('get_home', { slug: 'no-such-home', language: 'es' })
  expect([missing.isError, textOf(missing)]).toEqual([
    true,
    'No encontramos lo que busca. (resource.not_found)',
  ])
})

test.each([
  ['quote_stay', { ...wish, guests: 'two' }],
  ['quote_stay', { ...wish, guests: 1e9 }],
  ['quote_stay', { slug: 'casa-almendro' }],
  ['quote_stay', { ...wish, coupon: 'FREE' }],
  ['quote_stay', { ...wish, checkIn: 'tomorrow' }],
  ['search_homes', { where: 'x'.repeat(201) }],
  ['search_homes', { amenities: ['helipad'] }],
  ['search_homes', { page: 0 }],
  ['get_home', {}],
])('bad input of %s is a result that names the field', async (name, given) => {
  const answer = await callTool(name, given)
  expect([answer.isError, textOf(answer).length > 0]).toEqual([true, true])
})

test('an unknown tool or method is an error of the protocol', async () => {
  await expect(callTool('book_home', {})).rejects.toThrow('There is no tool book_home.')
  const answer = (await post({ ...ping, method: 'resources/list' })).json()
  expect(answer).toMatchObject({ id: 1, error: { code: -32601 } })
  expect((await post({ ...ping, method: 'tools/call', params: {} })).json().error.code).toBe(-32602)
})

test('hostile messages get an answer, and the next one works', async () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  const statuses = []
  for (const payload of ['', '{', 'null', '[]', '"text"', deep, 'x'.repeat(33 * 1024), [ping]]) {
    const { statusCode, body } = await post(payload)
    statuses.push(statusCode)
    expect(JSON.parse(body)).toMatchObject({ jsonrpc: '2.0', id: null, error: {} })
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 413, 400])
  const nul = { name: 'get_home', arguments: { slug: 'a\0b' } }
  expect((await post({ ...ping, method: 'tools/call', params: nul })).statusCode).toBe(400)
  const polluting = '{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{"a":1}}'
  expect((await post(polluting)).statusCode).toBe(400)
  expect((await post(ping, { headers: { 'content-type': 'application/xml' } })).statusCode).toBe(
    415,
  )
  expect((await post(ping)).json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
})

test('notifications are accepted without an answer', async () => {
  const { statusCode, body } = await post({ jsonrpc: '2.0', method: 'notifications/initialized' })
  expect([statusCode, body]).toEqual([202, ''])
})

test('pages of other sites, unknown versions and other methods are refused', async () => {
  const from = (origin: string) => post(ping, { headers: { origin } })
  expect((await from('https://evil.example')).statusCode).toBe(403)
  expect((await from('null')).statusCode).toBe(403)
  expect((await from('https://marea.example')).statusCode).toBe(200)
  const withVersion = (version: string) =>
    post(ping, { headers: { 'mcp-protocol-version': version } })
  expect((await withVersion('1999-01-01')).statusCode).toBe(400)
  expect((await withVersion('2025-06-18')).statusCode).toBe(200)
  for (const method of ['GET', 'DELETE'] as const) {
    const { statusCode, headers } = await marea.app.inject({ method, url: '/mcp' })
    expect([statusCode, headers.allow]).toEqual([405, 'POST'])
  }
})

test('there is no session: whoever sends a token gets what a visitor gets', async () => {
  const { token } = await signedIn(marea, 'Mateo')
  const params = { name: 'quote_stay', arguments: wish }
  const answer = await post(
    { ...ping, method: 'tools/call', params },
    { headers: { authorization: token, cookie: 'device=anything' } },
  )
  expect(answer.headers['set-cookie']).toBeUndefined()
  const [quote] = await marea.db
    .selectFrom('quotes')
    .select('userId')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .execute()
  expect(quote).toBeDefined()
  const owned = await marea.db.selectFrom('quotes').where('userId', 'is not', null).execute()
  expect(answer.json().result.structuredContent.total).toBeDefined()
  expect(owned.length).toBeLessThanOrEqual(3)
})

test('each address has its own limit', async () => {
  const limited = await openTestApp({ environment: { RATE_LIMIT_PER_MINUTE: '30' } })
  const statuses = []
  for (let count = 0; count < 5; count += 1) {
    const payload = JSON.stringify(ping)
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', url: '/mcp', headers, payload } as const
    statuses.push((await limited.app.inject(sent)).statusCode)
  }
  await limited.close()
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
