import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recoverPayments } from '#payments/charge/recover-payments.ts'
import { paymentsJobs } from '#payments/jobs.ts'
import { availableAfter, type Guest } from '../../../test/ledger-acts.ts'
import { differences } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { auditCards, deliverEvents, hear } from '../../../test/stand-ins/cards.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { ledgerAccounts } from './accounts.ts'
import { findBalance } from './ledger-store.ts'

const load = fileURLToPath(new URL('../../../test/simulation/ledger-load.ts', import.meta.url))
const endless = 1_000_000
const guests = 5
const deathsEach = 10

let marea: TestApp
let cache: string

beforeAll(async () => {
  marea = await openTestApp()
  cache = await mkdtemp(join(tmpdir(), 'marea-compiled-'))
})
afterAll(async () => {
  await marea.close()
  await rm(cache, { recursive: true, force: true })
})

test('fifty processes killed in the middle of their work leave true books, and the cards agree', async () => {
  const first = await newGuest('First')
  await live(first, { from: 0, until: 0 })
  const ending = new AbortController()
  const following = follow(ending.signal)
  const lives = await Promise.all(Array.from({ length: guests }, (_, index) => liveAndDie(index)))
  ending.abort()
  await following
  await takeUpTheRest()
  for (const { userId, count } of lives) {
    expect(count).toBeGreaterThan(deathsEach)
    expect(await findBalance(marea.db, ledgerAccounts.wallet(userId))).toBe(availableAfter(count))
  }
  expect(lives.reduce((sum, { deaths }) => sum + deaths, 0)).toBe(50)
  expect(await differences(marea)).toEqual([])
  expect(await auditCards(marea)).toEqual([])
  expect(marea.ports.cards.standIn?.record().charges.length).toBeGreaterThan(guests)
}, 300_000)

/** Hears the processor and does what follows while the others live and die. */
async function follow(ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await marea.ports.cards.standIn?.deliver(take, { ahead: 2000 })
    await marea.ports.jobs.drain(work, marea.ctx)
    await wait(50)
  }
}

const ignore = async () => undefined
const noBooking = { succeeded: ignore, failed: ignore, returned: ignore }
const work = paymentsJobs({ booking: noBooking })

async function take(body: string, signature: string) {
  return (await hear(marea, body, signature)).status === 200
}

/** What the dead left in between, as the next sweep finds it. */
async function takeUpTheRest(): Promise<void> {
  await deliverEvents(marea)
  await recoverPayments(marea.ctx(), { booking: noBooking })
  await deliverEvents(marea)
}

function processor(): string {
  const { apiKey, port } = marea.ports.cards.standIn ?? {}
  return JSON.stringify({ apiKey, port })
}

/** Each new life begins with the act that the one before may have half done. */
async function liveAndDie(index: number) {
  const guest = await newGuest(`Guest${index}`)
  let count = 0
  let deaths = 0
  while (deaths < deathsEach) {
    const lived = await live(guest, { from: count, killAfter: 1 + ((deaths + index) % 4) })
    count = lived.count
    if (lived.isKilled) deaths += 1
  }
  const last = await live(guest, { from: count, until: count + 1 })
  return { userId: guest.userId, deaths, count: last.count }
}

type Life = { from: number; until?: number; killAfter?: number }

async function live(guest: Guest, { from, until = endless, killAfter = endless }: Life) {
  const child = spawn(
    process.execPath,
    [load, marea.databaseUrl, JSON.stringify(guest), String(from), String(until), processor()],
    // Compiled once by the first life: a start costs half, and there are fifty.
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_COMPILE_CACHE: cache } },
  )
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
    if (countOf(said) >= killAfter) wait(Math.random() * 15).then(() => child.kill('SIGKILL'))
  })
  const [code, signal] = await once(child, 'close')
  if (signal !== 'SIGKILL') expect(code).toBe(0)
  return { count: from + countOf(said), isKilled: signal === 'SIGKILL' }
}

/** Every act that is done is said on a line of its own. */
function countOf(said: string): number {
  return said.match(/^\d+\n/gm)?.length ?? 0
}

async function newGuest(name: string) {
  const { id: userId, call, ...user } = await signedIn(marea, name)
  const body = { country: 'MX', kind: 'checking', accountNumber: '646180157098510917' }
  const bankAccountId = (await call('POST', '/bank-accounts', { body })).body.result.id
  const person = { ...user, kind: 'person', userId, isEmailConfirmed: true }
  return { userId, bankAccountId, escrowId: crypto.randomUUID(), person }
}
