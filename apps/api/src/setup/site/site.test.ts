import { sampleHomeCount } from '@marea/contract/setup/site.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isPreview } from '#platform/site/preview.ts'
import { callAs, giveSecondFactor, signedIn } from '../../../test/people.ts'
import { openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { offerSetupLink } from '../link/link.ts'

let marea: TestApp
let ana: ReturnType<typeof callAs>

beforeEach(async () => {
  marea = await openTestApp()
  ana = await administratorByLink(marea)
  pass()
})
afterEach(() => marea.close())

const person = { fullName: 'Ana Ruiz', email: 'ana@stays.example', password: 'Marea2026' }

async function administratorByLink(marea: TestApp) {
  const token = new URL((await offerSetupLink(marea.ctx())) ?? '').hash.slice(1)
  const { body } = await marea.call('POST', '/setup/administrator', { body: { token, ...person } })
  await giveSecondFactor(marea.ctx(), body.result.token)
  return callAs(marea, body.result.token)
}

/** A process reads every two seconds whether the site is private. */
function pass() {
  marea.clock.advance({ seconds: 3 })
}

async function searched(call: ReturnType<typeof callAs>): Promise<string[]> {
  await marea.runJobs()
  const { body } = await call('GET', '/suites')
  return body.result.items.map(({ name }: { name: string }) => name)
}

async function codeOf(answer: ReturnType<typeof ana>) {
  return (await answer).body.error?.code
}

test('after setup only administrators see the site, until one of them opens it for good', async () => {
  const laura = await signedIn(marea, 'Laura')
  for (const answer of [await marea.call('GET', '/suites'), await laura.call('GET', '/bookings')]) {
    expect(answer.status).toBe(403)
    expect(answer.body.error.code).toBe('server.not_open')
  }
  expect((await laura.call('GET', '/user/info')).status).toBe(200)
  expect((await marea.call('GET', '/status')).status).toBe(200)
  expect((await marea.app.inject('/health')).statusCode).toBe(200)
  expect((await ana('GET', '/suites')).status).toBe(200)
  expect(await codeOf(laura.call('POST', '/admin/site/opening'))).toBe('server.not_open')

  const { body } = await ana('POST', '/admin/site/opening')
  expect(body.result).toMatchObject({ isOpen: true, opened: { by: 'Ana Ruiz' }, sampleHomes: 0 })
  pass()
  expect((await marea.call('GET', '/suites')).status).toBe(200)
  expect(await codeOf(laura.call('POST', '/admin/site/opening'))).toBe('resource.not_found')
  expect(await codeOf(ana('POST', '/admin/site/opening'))).toBe('setup.already_open')
  const { acts } = (await ana('GET', '/admin/audit')).body.result
  expect(acts[0]).toMatchObject({ act: 'setup.site_opened', subject: 'setup:site' })
})

test('assistants are refused until then, and events of the card processor are not', async () => {
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const assistant = await marea.app.inject({ method: 'POST', url: '/mcp', payload })
  expect(assistant.statusCode).toBe(403)
  const { path } = marea.ports.cards.webhook
  const event = await marea.app.inject({ method: 'POST', url: `/api${path}`, payload: {} })
  expect(event.statusCode).toBeLessThan(500)
})

test('the calls of an administrator open the pages of the same browser for a day', async () => {
  const { headers } = await ana('GET', '/admin/site')
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  expect(headers['set-cookie']).toMatch(
    /^preview=.+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/,
  )
  const previews = (cookie: string) => isPreview(marea.ctx(), { headers: { cookie } })
  expect(previews(cookie)).toBe(true)
  expect(previews(`preview=${marea.clock.now().epochMilliseconds}.guess`)).toBe(false)
  expect(previews('preview=')).toBe(false)
  const again = await ana('GET', '/admin/site', { headers: { cookie } })
  expect(again.headers['set-cookie']).toBeUndefined()
  const visitor = await marea.call('GET', '/status')
  expect(visitor.headers['set-cookie']).toBeUndefined()
  marea.clock.advance({ hours: 24 })
  expect(previews(cookie)).toBe(false)
})

test('a site with guests stays open when it gets an administrator again', async () => {
  const running = await openTestApp()
  await openHouse(running)
  await administratorByLink(running)
  running.clock.advance({ seconds: 3 })
  expect((await running.call('GET', '/suites')).status).toBe(200)
  await running.close()
})

test('sample homes are published for administrators, are no home of the setup, and leave in one step', async () => {
  const { body } = await ana('POST', '/admin/site/samples')
  expect(body.result).toMatchObject({ isOpen: false, sampleHomes: sampleHomeCount })
  const names = await searched(ana)
  expect(names).toHaveLength(sampleHomeCount)
  expect(names).toContain('Casa Almendro (sample)')
  expect(await codeOf(marea.call('GET', '/suites/sample-casa-almendro'))).toBe('server.not_open')
  const steps = (await ana('GET', '/admin/setup')).body.result
  expect(steps.find(({ step }: { step: string }) => step === 'home').state).toBe('open')
  expect(await codeOf(ana('POST', '/admin/site/samples'))).toBe('setup.samples_left')
  expect(await codeOf(ana('POST', '/admin/site/opening'))).toBe('setup.samples_left')

  const removed = await ana('DELETE', '/admin/site/samples')
  expect(removed.body.result.sampleHomes).toBe(0)
  expect(await searched(ana)).toEqual([])
  expect(await marea.db.selectFrom('suites').select('id').execute()).toEqual([])
  expect((await ana('POST', '/admin/site/opening')).status).toBe(200)
  expect(await codeOf(ana('POST', '/admin/site/samples'))).toBe('setup.already_open')
})

test('a sample that something refers to is kept unpublished, and an open site never shows it', async () => {
  await ana('POST', '/admin/site/samples')
  const slug = 'sample-casa-almendro'
  const { id } = await marea.db
    .selectFrom('suites')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const stay = { checkIn: '2027-01-10', checkOut: '2027-01-14', guests: 2, pets: 0 }
  expect((await ana('POST', `/suites/${slug}/quotes`, { body: stay })).status).toBe(200)
  await ana('DELETE', '/admin/site/samples')
  const kept = await marea.db.selectFrom('suites').select(['id', 'status']).execute()
  expect(kept).toEqual([{ id, status: 'unlisted' }])
  await ana('POST', '/admin/site/samples')
  expect(await searched(ana)).toHaveLength(sampleHomeCount)
  await ana('DELETE', '/admin/site/samples')
  await ana('POST', '/admin/site/opening')
  pass()
  const { body } = await ana('PUT', `/owner/homes/${slug}/publication`)
  expect(body.error.code).toBe('suites.is_sample')
})
