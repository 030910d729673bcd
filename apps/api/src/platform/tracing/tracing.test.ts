import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '#platform/log/log.ts'
import { findPrivateData } from '../../../test/log-privacy/find-private-data.ts'
import { laura, register, signedIn } from '../../../test/people.ts'
import { deliverEvents, depositAs } from '../../../test/stand-ins/cards.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** Receives what the exporter sends, in the JSON form of OTLP over HTTP. */
let collector: Server
let received = ''
const spans: Span[] = []
let written = ''
let marea: TestApp

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const body = await text(request)
    received += body
    const { resourceSpans = [] } = JSON.parse(body)
    for (const { scopeSpans } of resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}')
  }).listen(0)
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const log = openLog('info', {
    write(line) {
      written += line
    },
  })
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }
  marea = await openTestApp({ environment, log })
  const guest = await signedIn(marea, 'Guest')
  await register(marea)
  await depositAs(guest, { amount: 60_00, paymentMethodId: 'pm_card_visa' })
  await deliverEvents(marea)
  await guest.call('GET', '/wallet')
  // Spans that wait are sent when the process ends.
  await marea.close()
})
afterAll(() => void collector.close())

const named = (name: string) => spans.find((span) => span.name === name)
const factOf = (span: Span | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value

test('a request has a span of its route pattern and its status', () => {
  const request = named('POST /api/wallet/deposits')
  expect(factOf(request, 'http.route')).toEqual({ stringValue: '/api/wallet/deposits' })
  expect(factOf(request, 'http.response.status_code')).toEqual({ intValue: 200 })
  expect(request?.parentSpanId).toBeFalsy()
})

test('its queries and calls of the card processor are inside it, without values', () => {
  const request = named('POST /api/wallet/deposits')
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  const queries = inside.filter(({ name }) => name.startsWith('db '))
  expect(queries.length).toBeGreaterThan(2)
  for (const query of queries) {
    expect(query.traceId).toBe(request?.traceId)
    expect(factOf(query, 'db.query.text')?.stringValue).not.toContain('6000')
  }
  expect(inside.some(({ name }) => name.startsWith('cards '))).toBe(true)
})

test('jobs begin traces of their own, and emails are sent inside them', () => {
  const job = named('job mail.send')
  expect(job?.parentSpanId).toBeFalsy()
  const mails = spans.filter(({ name }) => name === 'mail send')
  expect(spans.find(({ spanId }) => spanId === mails[0]?.parentSpanId)?.name).toBe('job mail.send')
})

test('log lines carry the id of their trace', () => {
  const { traceId } = named('POST /api/wallet/deposits') ?? {}
  const lines = written.split('\n').filter((line) => line.includes(`"traceId":"${traceId}"`))
  expect(lines.some((line) => line.includes('"answered"'))).toBe(true)
})

test('nothing that was sent to the collector is private', () => {
  const known = [
    { kind: 'name', value: laura.fullName },
    { kind: 'phone', value: laura.phone },
    { kind: 'PIN', value: laura.pin },
  ]
  const lines = spans.map((span) => JSON.stringify(span.attributes)).join('\n')
  expect(findPrivateData(lines, known)).toEqual([])
  expect(received).not.toContain('@marea.test')
})

test('without a collector nothing of OpenTelemetry is used', async () => {
  const before = spans.length
  const plain = await openTestApp()
  await plain.call('GET', '/suites')
  await plain.close()
  expect(spans).toHaveLength(before)
})
