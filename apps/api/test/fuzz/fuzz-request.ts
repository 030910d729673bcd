import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { AccessRow } from '../access/access-row.ts'
import { accessRows } from '../access/access-rows.ts'
import { onePixel } from '../access/upload.ts'
import {
  hostileContentType,
  hostilePayload,
  hostileValue,
  hostileWord,
  prototypeKey,
} from './hostile-values.ts'
import type { KnownValues } from './known-values.ts'
import type { Operation } from './openapi-operations.ts'
import { type Naming, valuesOf } from './schema-values.ts'

export type FuzzRequest = Pick<InjectOptions, 'method' | 'url' | 'headers' | 'payload'>

type Values = Record<string, unknown>

/** Requests of an operation: some valid, some wrong in one place, some wrong altogether. */
export function requestsOf(operation: Operation, known: KnownValues): fc.Arbitrary<FuzzRequest> {
  const naming = { known, path: operation.path }
  return fc
    .record({
      path: sometimes(parametersOf(operation, 'path', naming), spoiled),
      query: sometimes(parametersOf(operation, 'query', naming), spoiled),
      headers: sometimes(headersOf(operation), (headers) =>
        hostileWord.map((word) => ({ ...headers, 'idempotency-key': asHeader(word) })),
      ),
      body: bodiesOf(operation, naming),
    })
    .map(({ path, query, headers, body }) => ({
      method: operation.method,
      url: `/api${addressOf(operation, path)}${queryOf(query)}`,
      headers: { ...headers, ...body.headers },
      ...(body.payload === undefined ? {} : { payload: body.payload }),
    }))
}

/** What the access matrix sends to this operation, which passes its rules. */
function exampleOf({ method, path }: Operation): AccessRow | undefined {
  const key = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`
  return (accessRows as Record<string, AccessRow>)[key]
}

/** A few of the optional ones at a time: all of them together rarely make sense. */
function parametersOf(
  operation: Operation,
  place: 'path' | 'query',
  naming: Naming,
): fc.Arbitrary<Values> {
  const { params, query } = exampleOf(operation) ?? {}
  const example = place === 'path' ? params : Object.fromEntries(new URLSearchParams(query))
  const given = operation.parameters
    .filter((each) => each.in === place)
    .map(({ name, required, schema }) => {
      const values = orExample(valuesOf(schema, name, naming), example?.[name])
      const isGiven = required || place === 'path'
      return [name, isGiven ? values : fc.option(values, { freq: 1, nil: undefined })] as const
    })
  return fc.record(Object.fromEntries(given)).map(withoutMissing)
}

function orExample(values: fc.Arbitrary<unknown>, example: unknown): fc.Arbitrary<unknown> {
  return example === undefined ? values : fc.oneof(values, fc.constant(example))
}

function withoutMissing(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Most values stay as they are, so that a request gets far enough to break something. */
function sometimes<Value>(
  values: fc.Arbitrary<Value>,
  spoil: (value: Value) => fc.Arbitrary<Value>,
): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: 7, arbitrary: values },
    { weight: 1, arbitrary: values.chain((value) => spoil(value)) },
  )
}

/** One value replaced, removed or added, at the top or one level below. */
function spoiled(values: Values): fc.Arbitrary<Values> {
  const names = Object.keys(values)
  const name = fc.oneof(
    { weight: 6, arbitrary: names.length > 0 ? fc.constantFrom(...names) : fc.constant('extra') },
    { weight: 1, arbitrary: prototypeKey },
    { weight: 1, arbitrary: fc.constantFrom('extra', 'id', 'profile', 'userId', 'a[b]') },
  )
  return fc
    .tuple(name, hostileValue, fc.nat(5))
    .map(([name, value, act]) => withOwn(values, name, act === 0 ? undefined : value))
}

/** A copy in which even `__proto__` is a property like others. */
function withOwn(values: Values, name: string, value: unknown): Values {
  const copy = { ...values }
  const inner = copy[name]
  const isNested = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
  const [first] = isNested ? Object.keys(inner) : []
  const changed = isNested && first ? withOwn(inner as Values, first, value) : value
  Object.defineProperty(copy, name, { value: changed, enumerable: true, configurable: true })
  return copy
}

function headersOf({ parameters }: Operation): fc.Arbitrary<Record<string, string>> {
  const needsKey = parameters.some((each) => each.in === 'header')
  return fc.nat(9).map((one) => (needsKey && one > 0 ? { 'idempotency-key': randomUUID() } : {}))
}

/** What no HTTP client can send is left out. */
function asHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '').slice(0, 4000)
}

function addressOf({ path }: Operation, values: Values): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name]))
}

function queryOf(values: Values): string {
  const pairs = Object.entries(values).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.slice(0, 6000).toWellFormed())
}

type Sent = { headers: Record<string, string>; payload?: string | Buffer }

function bodiesOf(operation: Operation, naming: Naming): fc.Arbitrary<Sent> {
  const { body, method } = operation
  const json = body?.['application/json']?.schema
  const form = body?.['multipart/form-data']?.schema
  const nothing = fc.constant<Sent>({ headers: {} })
  if (form)
    return fc.oneof(
      { weight: 5, arbitrary: formsOf(Object.keys(form.properties ?? {})) },
      { weight: 1, arbitrary: wrongBody },
    )
  if (!json)
    return method === 'GET'
      ? nothing
      : fc.oneof({ weight: 5, arbitrary: nothing }, { weight: 1, arbitrary: wrongBody })
  const example = exampleOf(operation)?.body
  const valid = orExample(valuesOf(json, 'body', naming), example) as fc.Arbitrary<Values>
  const sent = fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 3, arbitrary: valid.chain(spoiled) },
  )
  return fc.oneof(
    { weight: 8, arbitrary: sent.map(asJson) },
    { weight: 1, arbitrary: wrongBody },
    { weight: 1, arbitrary: hostilePayload.map((payload) => ({ headers: jsonType, payload })) },
  )
}

const jsonType = { 'content-type': 'application/json' }

function asJson(value: unknown): Sent {
  return { headers: jsonType, payload: JSON.stringify(value) ?? '' }
}

const wrongBody = fc
  .tuple(hostileContentType, hostilePayload)
  .map(([type, payload]): Sent => ({ headers: type ? { 'content-type': type } : {}, payload }))

const uploads = fc.constantFrom(
  onePixel.bytes,
  Buffer.alloc(0),
  Buffer.from('%PDF-1.7\n%%EOF'),
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8X', 'latin1'),
  Buffer.alloc(6 * 1024 * 1024, 1),
)

/** A file is the last part, as the API asks for; sometimes its name or a field is hostile. */
function formsOf(names: string[]): fc.Arbitrary<Sent> {
  const file = names.at(-1) ?? 'file'
  const fields = names.slice(0, -1)
  return fc
    .record({
      words: fc.array(hostileWord, { minLength: fields.length, maxLength: fields.length }),
      bytes: uploads,
      field: fc.oneof(
        { weight: 8, arbitrary: fc.constant(file) },
        { weight: 1, arbitrary: prototypeKey },
      ),
      isCut: fc.nat(9).map((one) => one === 0),
    })
    .map(({ words, bytes, field, isCut }) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      payload: Buffer.concat([
        ...fields.map((name, place) => Buffer.from(`${partOf(name)}\r\n\r\n${words[place]}\r\n`)),
        Buffer.from(`${partOf(field)}; filename="../a\\".png"\r\n\r\n`),
        bytes,
        Buffer.from(isCut ? '' : '\r\n--edge--\r\n'),
      ]),
    }))
}

function partOf(name: string): string {
  return `--edge\r\ncontent-disposition: form-data; name="${name}"`
}
