import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { companyDay } from '../../../demo/company-clock.ts'
import {
  beachLicenses,
  completeListing,
  publishListing,
  saveSection,
  startListing,
} from '../test/listing/new-listing.ts'
import { laura, password, tokenIn } from '../test/people.ts'
import { authenticatorApp } from '../test/second-factor/authenticator-app.ts'
import { newServers } from '../test/server/run-server.ts'
import { type Guest, move, ready } from '../test/stays.ts'
import { emptyDatabase } from '../test/test-app.ts'
import { listOutbox } from './platform/mail/outbox.ts'

const servers = newServers()
/** A new database is migrated first, which takes long where cores are shared. */
const patience = { timeout: 120_000, interval: 200 }
const clock = { now: () => Temporal.Now.instant() }
let environment: Record<string, string>
let dataDir: string
let url: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marea-empty-'))
  const DATABASE_URL = await emptyDatabase()
  environment = { DEMO: 'false', DATABASE_URL, DATA_DIR: dataDir, ROLE: 'all' }
})
afterAll(async () => {
  await servers.endAll()
  await rm(dataDir, { recursive: true, force: true })
})

test('from an empty database to a home that a guest books and pays, by commands and the API alone', {
  timeout: 400_000,
}, async () => {
  const recoveryCode = await setUp('ana@stays.example')
  ;({ url } = await servers.open(environment))
  const ana = await signIn('ana@stays.example')
  await must(ana.call('POST', '/user/second-factor/confirmation', { body: { code: recoveryCode } }))
  expect((await callAs()('GET', '/suites')).body.error.code).toBe('server.not_open')
  await must(ana.call('POST', '/admin/site/opening'))
  await vi.waitFor(() => must(callAs()('GET', '/suites')), patience)

  const ines = await createGuest('Inés')
  const application = { home: '1 Ocean Drive', bedrooms: 2 }
  const { id } = await must(ines.call('POST', '/owner-applications', { body: application }))
  await must(ana.call('POST', `/admin/owner-applications/${id}/approval`))
  const slug = await startListing(ines, 'Casa Salvia')
  await completeListing(ines, slug)
  const licenses = { section: 'licenses', version: 1, content: { licenses: beachLicenses } }
  await must(saveSection(ines, slug, licenses))
  await must(publishListing(ines, slug))

  const guest = await createGuest('Laura')
  const checkIn = addDays(companyDay(clock.now()), 20)
  const stay = await ready(guest, { slug, checkIn, checkOut: addDays(checkIn, 7) })
  await must(move(guest, `/bookings/${stay.id}/payment`, { paymentMethodId: 'pm_card_visa' }))
  const paid: Booking = await vi.waitFor(async () => {
    const booking = await must(guest.call('GET', `/bookings/${stay.id}`))
    expect(booking.status).toBe('confirmed')
    return booking
  }, patience)
  const seen = await must(ines.call('GET', `/owner/bookings/${stay.id}`))
  expect(seen).toMatchObject({ reference: paid.reference, status: 'confirmed' })
})

/** Answers the questions of the command, and returns one of the recovery codes. */
async function setUp(email: string): Promise<string> {
  const args = ['--email', email]
  const { child, said, ended } = await servers.start(environment, [], 'setup-command.ts', args)
  child.stdin?.write(`Ana Ruiz\n${password}\n${password}\n`)
  await vi.waitFor(() => expect(said.text).toContain('6-digit code: '), patience)
  const key = /this key in the app: ([A-Z2-7 ]+)/.exec(said.text)?.[1] ?? ''
  child.stdin?.end(`${authenticatorApp({ clock }, key).code()}\n`)
  expect((await ended).code, said.text).toBe(0)
  return /^\w{5}-\w{5}$/m.exec(said.text)?.[0] ?? ''
}

/** A program that calls the API, as tests call it in their own process. */
function callAs(token?: string): Guest['call'] {
  return async (
    method,
    path,
    { body, payload, headers }: InjectOptions & { body?: unknown } = {},
  ) => {
    const sent = body === undefined ? bytesOf(payload) : JSON.stringify(body)
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: token } : {}),
        ...(headers as Record<string, string>),
      },
      ...(sent === undefined ? {} : { body: sent }),
    })
    const said = { status: answer.status, body: JSON.parse(await answer.text()) }
    return { ...said, headers: Object.fromEntries(answer.headers) }
  }
}

function bytesOf(payload: unknown) {
  return Buffer.isBuffer(payload) ? new Uint8Array(payload) : undefined
}

async function must(answer: ReturnType<Guest['call']>) {
  const { status, body } = await answer
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}

async function signIn(email: string, secret = password): Promise<Guest> {
  const body = { email, password: secret }
  const user = await must(callAs()('POST', '/user/login/email', { body }))
  return { ...user, call: callAs(user.token) }
}

/** Registers, and follows the link of the email. */
async function createGuest(name: string): Promise<Guest> {
  const email = `${name.toLowerCase()}@stays.example`.normalize('NFD').replace(/\p{M}/gu, '')
  await must(callAs()('POST', '/user/register', { body: { ...laura, fullName: name, email } }))
  const token = await vi.waitFor(async () => {
    const mail = (await listOutbox(dataDir)).find(({ to }) => to === email)
    expect(mail).toBeDefined()
    return tokenIn(mail?.versions.en, 'confirm')
  }, patience)
  await must(callAs()('POST', '/user/email-confirmation', { body: { token } }))
  return signIn(email, laura.pin)
}
