import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { companyDay } from '../../../demo/company-clock.ts'
import { password, signedIn } from '../test/people.ts'
import { plainRules } from '../test/price-rules.ts'
import { newServers } from '../test/server/run-server.ts'
import { type Guest, openHouse } from '../test/stays.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

const build = fileURLToPath(new URL('../../../scripts/build.js', import.meta.url))
const servers = newServers()
const soon = { timeout: 10_000, interval: 100 }
let marea: TestApp
let ines: Guest
let laura: Guest
let daniel: Guest
let one: Caller
let other: Caller

/** Two whole processes before one database; the test only prepares people and a home. */
beforeAll(async () => {
  await promisify(execFile)(process.execPath, [build])
  marea = await openTestApp()
  marea.clock.set(Temporal.Now.instant().toString())
  ;({ ines, laura, daniel } = await openHouse(marea))
  const environment = {
    DATABASE_URL: marea.databaseUrl,
    SECRET_KEY: String(marea.config.secretKey),
    HOST: '127.0.0.1',
    ARGON2_MEMORY_KIB: '8',
    ARGON2_PASSES: '1',
  }
  const [first, second] = await Promise.all([
    servers.open({ ...environment, ROLE: 'all' }),
    servers.open({ ...environment, ROLE: 'web' }),
  ])
  one = callerOf(first.port)
  other = callerOf(second.port)
})
afterAll(async () => {
  await servers.endAll()
  await marea.close()
})

type Caller = ReturnType<typeof callerOf>
type Call = { token?: string; body?: object; key?: string }

function callerOf(port: number) {
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    async call(method: string, path: string, { token, body, key }: Call = {}) {
      const headers = {
        ...(token ? { authorization: token } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      }
      const sent = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
      const answer = await fetch(`${url}/api${path}`, sent)
      return { status: answer.status, body: JSON.parse(await answer.text()) }
    },
    page: async (path: string) => (await fetch(`${url}${path}`)).text(),
  }
}

const stayIn = (days: number) => {
  const checkIn = addDays(companyDay(marea.clock.now()), days)
  return { checkIn, checkOut: addDays(checkIn, 4), guests: 2, pets: 0 }
}

async function quoteAt(at: Caller, { token }: Guest, days: number): Promise<string> {
  const body = stayIn(days)
  const answer = await at.call('POST', '/suites/casa-almendro/quotes', { token, body })
  expect(answer.status).toBe(200)
  return answer.body.result.id
}

async function found(at: Caller, days: number): Promise<boolean> {
  const { checkIn, checkOut } = stayIn(days)
  const query = new URLSearchParams({ checkIn, checkOut, guests: '2' })
  const { body } = await at.call('GET', `/suites?${query}`)
  return body.result.count === 1
}

test('a session begins and ends in both at once', async () => {
  const login = { email: 'laura@marea.test', password }
  const { token } = (await one.call('POST', '/user/login/email', { body: login })).body.result
  const sessions = await other.call('GET', '/user/sessions', { token })
  expect(sessions.status).toBe(200)
  const current = sessions.body.result.find((each: { isCurrent: boolean }) => each.isCurrent)
  expect((await other.call('DELETE', `/user/sessions/${current.id}`, { token })).status).toBe(200)
  expect((await one.call('GET', '/user/sessions', { token })).status).toBe(401)
})

test('guesses at a password are counted together', async () => {
  const { email } = await signedIn(marea, 'Nora')
  const statuses: number[] = []
  for (const at of [one, other, one, other, one, other]) {
    const body = { email, password: 'not this one' }
    statuses.push((await at.call('POST', '/user/login/email', { body })).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('a hold of one refuses the other, leaves its search, and one key is one booking', async () => {
  expect(await found(other, 40)).toBe(true)
  const [mine, theirs] = [await quoteAt(one, laura, 40), await quoteAt(other, daniel, 40)]
  const key = randomUUID()
  const order = { token: laura.token, body: { quoteId: mine }, key }
  const both = await Promise.all([one, other].map((at) => at.call('POST', '/bookings', order)))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body.result.id).toBe(both[1]?.body.result.id)
  const late = { token: daniel.token, body: { quoteId: theirs }, key: randomUUID() }
  const refused = await other.call('POST', '/bookings', late)
  expect(refused.body.error.code).toBe('booking.dates_taken')
  for (const at of [one, other]) {
    await vi.waitFor(async () => expect(await found(at, 40)).toBe(false), soon)
  }
})

test('a message sent through one reaches a reader at the other', async () => {
  const leaving = new AbortController()
  const headers = { authorization: ines.token }
  const stream = await fetch(`${other.url}/api/events`, { headers, signal: leaving.signal })
  let heard = ''
  const listening = (async () => {
    for await (const part of stream.body ?? []) heard += Buffer.from(part).toString()
  })().catch(() => undefined)
  await vi.waitFor(() => expect(heard).toContain('live.open'), soon)
  const { token } = laura
  const room = await one.call('POST', '/rooms', { token, body: { slug: 'casa-almendro' } })
  const message = { id: randomUUID(), text: 'Is the pool heated?' }
  const path = `/rooms/${room.body.result.id}/messages`
  expect((await one.call('POST', path, { token, body: message })).status).toBe(200)
  await vi.waitFor(() => expect(heard).toContain('messaging.sent'), soon)
  leaving.abort()
  await listening
})

test('a price changed through one shows on the cached page and in the search of the other', async () => {
  const page = '/suite-details/casa-almendro'
  for (const at of [one, other]) expect(await at.page(page)).toContain('Casa Almendro')
  const priceOn = async (at: Caller) => /\$[\d,]+/.exec(await at.page(page))?.[0]
  const shown = await priceOn(other)
  expect(await priceOn(one)).toBe(shown)
  const before = await totalAt(other)
  const { token } = ines
  const rules = { ...plainRules, nightlyAmount: 1500_00, weekendAmount: 1500_00 }
  const body = { version: 0, rules }
  const saved = await one.call('PUT', '/owner/prices/casa-almendro', { token, body })
  expect(saved.status).toBe(200)
  for (const at of [one, other]) {
    await vi.waitFor(async () => expect(await totalAt(at)).toBeGreaterThan(before), soon)
    await vi.waitFor(async () => expect(await priceOn(at)).not.toBe(shown), soon)
  }
  expect(await priceOn(one)).toBe(await priceOn(other))
})

test('a neighborhood renamed through one has its new name on the pages of the other', async () => {
  const { token } = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  const path = '/admin/neighborhoods'
  const page = '/suite-details/casa-almendro?lang=es'
  expect(await other.page(page)).not.toContain('El Coco')
  const { body } = await one.call('GET', path, { token })
  const known = body.result.find((each: { slug: string }) => each.slug === 'coconut-grove')
  const { slug, published, unpublished, ...facts } = known
  const renamed = { ...facts, name: { en: 'The Grove', es: 'El Coco' } }
  const saved = await one.call('PUT', `${path}/${slug}`, { token, body: renamed })
  expect(saved.status).toBe(200)
  for (const at of [one, other]) {
    await vi.waitFor(async () => expect(await at.page(page)).toContain('Sobre El Coco'), soon)
    const found = () => at.call('GET', '/suites?where=the%20grove')
    await vi.waitFor(async () => expect((await found()).body.result.count).toBe(1), soon)
  }
})

test('a brand changed through one is the one of the pages and the manifest of the other', async () => {
  const { token } = await signedIn(marea, 'Berta', { profile: 'ADMIN' })
  const accent = { light: '#7a1f4b', dark: '#f2a0c4' }
  const colors = { ...defaultBrand.colors, accent }
  const value = { ...defaultBrand, ...marea.config.support, name: 'Sol y Mar', colors }
  const body = { value, changes: 0, reason: 'A new owner' }
  expect((await one.call('PUT', '/admin/brand', { token, body })).status).toBe(200)
  for (const at of [one, other]) {
    await vi.waitFor(async () => {
      const page = await at.page('/')
      expect(page).toContain('content="Sol y Mar"')
      expect(page).toContain('--lagoon:light-dark(#7a1f4b, #f2a0c4)')
    }, soon)
    // Its name is a value in texts, which a process reads just after the colors.
    await vi.waitFor(async () => {
      const manifest = JSON.parse(await at.page('/site.webmanifest'))
      expect(manifest).toMatchObject({ short_name: 'Sol y Mar', theme_color: accent.light })
    }, soon)
  }
})

async function totalAt(at: Caller): Promise<number> {
  const { checkIn, checkOut } = stayIn(90)
  const query = new URLSearchParams({ checkIn, checkOut, guests: '2' })
  return (await at.call('GET', `/suites?${query}`)).body.result.items[0].total.amount
}
