import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretOf, signatureOf } from '#integrations/webhooks/secret.ts'
import { booked, openHouse } from '../test/stays.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

/** The examples for those who build on Marea: what they ask is asked here, and the answer must have what they show. */
const folder = new URL('../../../docs/build/', import.meta.url)

/** A receiver that is there, in place of one that a reader has. */
const receivers = ['https://you.example', 'http://webhooks.marea.test'] as const

const environment = { PUBLIC_URL: 'https://marea.example', WEBHOOKS_STAND_IN: 'true' }

const examples = readdirSync(folder).flatMap((file) => {
  const text = readFileSync(new URL(file, folder), 'utf8').replaceAll(...receivers)
  const pairs = text.matchAll(/```sh\n(curl [\s\S]*?)\n```\n+```json\n([\s\S]*?)\n```/g)
  return [...pairs].map(([, command = '', shown = '{}']) => ({ file, command, shown }))
})

let marea: TestApp
let token: string

beforeAll(async () => {
  marea = await openTestApp({ environment })
  const { ines, laura } = await openHouse(marea)
  await booked(marea, laura)
  const scopes = ['owner-bookings:read', 'calendar:read', 'webhooks:write']
  const body = { name: 'Examples', scopes, days: 30 }
  token = (await ines.call('POST', '/user/api-tokens', { body })).body.result.token
})
afterAll(() => marea.close())

test.each(examples)('$file: $command', async ({ command, shown }) => {
  const { statusCode, body } = await marea.app.inject(requestOf(command))
  const expected = JSON.parse(shown)
  expect(statusCode < 400, body).toBe('result' in expected)
  expect(unlike(expected, JSON.parse(body))).toEqual([])
})

test('the code that checks a signature takes one of ours, and refuses a changed body', async () => {
  const page = readFileSync(new URL('webhooks.md', folder), 'utf8')
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []
  const { readMareaEvent } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const endpoint = { id: randomUUID(), secretVersion: 1, previousSecretUntil: null }
  const body = '{"id":"evt_1"}'
  const header = signatureOf(marea, endpoint, { body, at: Temporal.Now.instant() })
  const secret = secretOf(marea, endpoint)
  expect(readMareaEvent(body, header, secret)).toEqual({ id: 'evt_1' })
  expect(() => readMareaEvent(`${body} `, header, secret)).toThrow('Not from Marea')
})

test('every page with requests is read', () => {
  const counts = Object.groupBy(examples, ({ file }) => file)
  expect(Object.keys(counts)).toEqual(['api.md', 'assistants.md', 'tokens.md', 'webhooks.md'])
  const curls = readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8').match(/^curl /gm),
  )
  expect(examples.length).toBe(curls.filter(Boolean).length)
})

/** As a shell and curl read it. */
function requestOf(command: string): InjectOptions {
  const words = [...command.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|([^\s']+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )
  const after = (flag: string) => words.filter((_, at) => words[at - 1] === flag)
  const headers = after('-H').map((header) => header.replace('mrt_…', token).split(': '))
  const url = words.find((word) => word.startsWith('https://marea.example/')) ?? ''
  const [payload] = after('-d')
  return {
    method: after('-X')[0] === 'POST' ? 'POST' : 'GET',
    url: url.replace('https://marea.example', ''),
    headers: Object.fromEntries(headers),
    ...(payload ? { payload } : {}),
  }
}

/** Where an answer lacks what is shown; `…` stands for any text, and a list for its beginning. */
function unlike(shown: unknown, given: unknown, at = ''): string[] {
  if (shown === '…') return typeof given === 'string' && given ? [] : [at]
  if (typeof shown !== 'object' || shown === null) return shown === given ? [] : [at]
  if (typeof given !== 'object' || given === null) return [at]
  return Object.entries(shown).flatMap(([key, value]) =>
    unlike(value, Reflect.get(given, key), `${at}.${key}`),
  )
}
