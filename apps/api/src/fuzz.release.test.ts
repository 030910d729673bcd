import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, createAnswerCheck } from '../test/fuzz/check-answer.ts'
import { type Actor, actors, createPeople } from '../test/fuzz/fuzz-people.ts'
import { requestsOf } from '../test/fuzz/fuzz-request.ts'
import { createKnownValues } from '../test/fuzz/known-values.ts'
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
} from '../test/fuzz/openapi-operations.ts'
import { ageTries } from '../test/sign-in-attempts.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

/** The same requests in every run; set another seed to look for more. */
const seed = Number(process.env.FUZZ_SEED ?? 20261116)
const rounds = Number(process.env.FUZZ_ROUNDS ?? 12)
const longestMs = Number(process.env.FUZZ_SECONDS ?? 300) * 1000
const answerWithinMs = 10_000

let marea: TestApp
let document: OpenApiDocument

beforeAll(async () => {
  const environment = { DEMO: 'true', FEEDS_STAND_IN: 'true', PUSH_STAND_IN: 'true' }
  marea = await openTestApp({ environment })
  document = (await marea.app.inject('/api/openapi.json')).json()
})
afterAll(() => marea.close())

test('whatever is sent to an endpoint, it answers in time and by its schema', async () => {
  const people = createPeople(marea)
  await people.furnish()
  const known = createKnownValues()
  const check = createAnswerCheck(document)
  const all = operationsOf(document).map((operation) => ({
    operation,
    requests: requestsOf(operation, known),
  }))
  const faults = new Map<string, string>()
  const endsAt = Date.now() + longestMs
  let sent = 0
  let served = 0

  async function fuzz({ operation, requests }: (typeof all)[number], actor: Actor, round: number) {
    const key = `${operation.method} ${operation.path}`
    const [request] = fc.sample(requests, { seed: seedOf(key, actor, round), numRuns: 1 })
    const token = await people.tokenOf(actor, operation)
    const headers = { ...request?.headers, ...(token ? { authorization: token } : {}) }
    const answer = await answerOf({ ...request, headers }, operation)
    sent += 1
    if (answer.status === 200) served += 1
    if (answer.status === 401 && answer.body.includes('sign_in_required')) people.forget(actor)
    if (answer.status === 200 && answer.contentType.includes('json')) {
      known.learnFrom(JSON.parse(answer.body), operation.path)
    }
    const fault = check(operation, answer)
    if (fault && faults.size < 50) faults.set(`${key}: ${fault}`, described(actor, { ...request }))
  }

  for (let round = 0; round < rounds && Date.now() < endsAt; round += 1) {
    for (const one of all) await Promise.all(actors.map((actor) => fuzz(one, actor, round)))
    // Many random sign-ins fail, which would lock out everybody at this address.
    await ageTries(marea, { minutes: 61 })
  }
  const summary = `${sent} requests with FUZZ_SEED=${seed}, ${served} of them served`
  process.stdout.write(`${summary}\n`)
  const found = [...faults].map(([fault, request]) => `${fault}\n    ${request}`)
  expect(found, summary).toEqual([])
}, 600_000)

/** A request stays the same when other endpoints come or go. */
function seedOf(...parts: unknown[]): number {
  return createHash('sha256')
    .update([seed, ...parts].join())
    .digest()
    .readInt32BE()
}

/** An answer that does not come is a fault like any other. */
async function answerOf(request: InjectOptions, operation: Operation): Promise<Answer> {
  const late = Promise.withResolvers<Answer>()
  const timer = setTimeout(
    () => late.resolve({ status: 599, contentType: '', body: 'no answer in time' }),
    answerWithinMs,
  )
  try {
    return await Promise.race([ask(request, operation), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** A live stream does not end, so only its head is read. */
async function ask(request: InjectOptions, { responses }: Operation): Promise<Answer> {
  const isStream = Boolean(responses[200]?.content?.['text/event-stream'])
  const response = await marea.app.inject({ ...request, payloadAsStream: isStream })
  const { statusCode: status, headers } = response
  const contentType = String(headers['content-type'] ?? '')
  if (!isStream) return { status, contentType, body: response.body }
  const [first] = await response.stream().take(1).toArray()
  response.stream().destroy()
  return { status, contentType, body: String(first) }
}

function described(actor: Actor, { method, url, headers, payload }: InjectOptions): string {
  const body = typeof payload === 'string' ? payload : ''
  const parts = [actor, method, String(url).slice(0, 400), JSON.stringify(headers)]
  return [...parts, body.slice(0, 400)].join(' ')
}
