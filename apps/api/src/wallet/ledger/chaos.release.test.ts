import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentsJobs } from '#payments/jobs.ts'
import { recoverPayments } from '#payments/recover-payments.ts'
import { actsOfEachKind, availableAfter, type Guest } from '../../../test/ledger-acts.ts'
import { differences } from '../../../test/ledger-totals.ts'
import { readyBankAccount } from '../../../test/payouts/withdrawals.ts'
import { signedIn } from '../../../test/people.ts'
import { noteProof } from '../../../test/simulation/note-proof.ts'
import { auditCards, deliverEvents, hear } from '../../../test/stand-ins/cards.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { clabe } from '../../../test/user-data.ts'
import { ledgerAccounts } from './accounts.ts'
import { findBalance } from './ledger-store.ts'

const load = fileURLToPath(new URL('../../../test/simulation/ledger-load.ts', import.meta.url))
const unlimited = 1_000_000
const guests = 5
const crashesEach = 10

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(async () => {
  await marea.close()
})

test('processes killed in the middle of their work leave a correct ledger that matches the card processor', async () => {
  const first = await newGuest('First')
  await runProcess(first, { from: 0, until: 0 })
  const ending = new AbortController()
  const processing = processEvents(ending.signal)
  const runs = await Promise.all(Array.from({ length: guests }, (_, index) => runAndCrash(index)))
  ending.abort()
  await processing
  await finishInterruptedWork()
  for (const { userId, count } of runs) {
    expect(count).toBeGreaterThan(crashesEach)
    expect(await findBalance(marea.db, ledgerAccounts.wallet(userId))).toBe(availableAfter(count))
  }
  expect(runs.reduce((sum, { crashes }) => sum + crashes, 0)).toBe(guests * crashesEach)
  expect(await differences(marea)).toEqual([])
  expect(await auditCards(marea)).toEqual([])
  expect(marea.ports.cards.standIn?.record().charges.length).toBeGreaterThan(guests)
  await noteProof({ interruptedPayments: guests * crashesEach })
}, 300_000)

/** Receives the processor's events and runs the jobs while the other processes run and crash. */
async function processEvents(ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    await marea.ports.cards.standIn?.deliver(take, { ahead: 2000 })
    await marea.ports.jobs.drain(work, marea.ctx)
    await wait(50)
  }
}

const ignore = async () => undefined
const noBooking = {
  succeeded: ignore,
  failed: ignore,
  returned: ignore,
  lossTerms: () => Promise.reject(new Error('There is no booking.')),
}
const work = paymentsJobs({ booking: noBooking })

async function take(body: string, signature: string) {
  return (await hear(marea, body, signature)).status === 200
}

/** Finishes what the killed processes left unfinished, as the next sweep does. */
async function finishInterruptedWork(): Promise<void> {
  await deliverEvents(marea)
  await recoverPayments(marea.ctx(), { booking: noBooking })
  await deliverEvents(marea)
}

function processor(): string {
  const { apiKey, port } = marea.ports.cards.standIn ?? {}
  return JSON.stringify({ apiKey, port })
}

/** Each new process starts with the operation that the one before may have left half done. */
async function runAndCrash(index: number) {
  const guest = await newGuest(`Guest${index}`)
  let count = 0
  let crashes = 0
  while (crashes < crashesEach) {
    const run = await runProcess(guest, { from: count, killAfter: 1 + ((crashes + index) % 4) })
    count = run.count
    if (run.isKilled) crashes += 1
  }
  const until = Math.max(count + 1, actsOfEachKind)
  const last = await runProcess(guest, { from: count, until })
  return { userId: guest.userId, crashes, count: last.count }
}

type Run = { from: number; until?: number; killAfter?: number }

async function runProcess(guest: Guest, { from, until = unlimited, killAfter = unlimited }: Run) {
  const child = spawn(
    process.execPath,
    [load, marea.databaseUrl, JSON.stringify(guest), String(from), String(until), processor()],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
    if (countOf(output) >= killAfter) wait(Math.random() * 15).then(() => child.kill('SIGKILL'))
  })
  const [code, signal] = await once(child, 'close')
  if (signal !== 'SIGKILL') expect(code).toBe(0)
  return { count: from + countOf(output), isKilled: signal === 'SIGKILL' }
}

/** The process prints one line for each finished operation. */
function countOf(output: string): number {
  return output.match(/^\d+\n/gm)?.length ?? 0
}

async function newGuest(name: string) {
  const { id: userId, call, ...user } = await signedIn(marea, name)
  const bankAccountId = await readyBankAccount(marea, { call }, clabe)
  const person = { ...user, kind: 'person', userId, isEmailConfirmed: true }
  return { userId, bankAccountId, escrowId: crypto.randomUUID(), person }
}
