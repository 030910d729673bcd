import type { OwnerCalendar } from '@marea/contract/rates/calendar.ts'
import type { Team } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAs } from '../../../test/access/managed-home.ts'
import { mailsTo, register, signedIn } from '../../../test/people.ts'
import { booked, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { expenseDraft, type Someone } from '../../../test/user-data.ts'
import { deleteOldInvitationsJob } from './delete-old-invitations.ts'

let marea: TestApp
let ines: Someone
let diego: Someone
let home: { slug: string; suiteId: string }
let casts = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

beforeEach(async () => {
  casts += 1
  ines = await signedIn(marea, `ines${casts}`, { profile: 'OWNER' })
  diego = await signedIn(marea, `diego${casts}`, { language: 'es' })
  home = await homeOf(marea, ines.id)
})

function invite(email: string, role = 'calendar') {
  return inviteTo([{ slug: home.slug, role }], email)
}

function inviteTo(homes: { slug: string; role: string }[], email: string, by = ines) {
  return by.call('POST', '/owner/invitations', { body: { email, homes } })
}

async function invited(email: string, role = 'calendar'): Promise<string> {
  return (await invite(email, role)).body.result.id
}

async function teamOf(person: Someone): Promise<Team> {
  return (await person.call('GET', '/owner/team')).body.result
}

const refusal = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code

test('an invited person gets an email in their language, accepts and opens owner pages', async () => {
  const id = await invited(diego.email.toUpperCase())
  const [mail] = await mailsTo(marea, diego.email)
  expect(mail).toMatchObject({ language: 'es', subject: expect.stringContaining('Invitación') })
  expect(mail?.text).toContain(`/invitation/${id}`)
  expect((await diego.call('GET', '/owner/team')).status).toBe(404)
  const shown = (await diego.call('GET', `/invitations/${id}`)).body.result
  expect(shown).toMatchObject({
    homes: [{ slug: home.slug, role: 'calendar' }],
    isExpired: false,
  })
  await diego.call('POST', `/invitations/${id}/acceptance`)
  expect((await diego.call('GET', '/user/info')).body.result).toMatchObject({
    profile: 'USER',
    isCoHost: true,
  })
  expect((await teamOf(diego)).homes).toMatchObject([
    { slug: home.slug, role: 'calendar', owner: ines.fullName, coHosts: [], invitations: [] },
  ])
  expect((await teamOf(diego)).history).toEqual([])
  expect((await teamOf(ines)).homes).toMatchObject([
    { role: 'own', coHosts: [{ id: diego.id, role: 'calendar' }], invitations: [] },
  ])
  expect((await mailsTo(marea, ines.email))[0]?.subject).toContain(diego.fullName)
})

test('full access asks the owner for a recent sign-in, smaller roles do not', async () => {
  const id = await invited(diego.email)
  await diego.call('POST', `/invitations/${id}/acceptance`)
  marea.clock.advance({ minutes: 16 })
  const path = `/owner/suites/${home.slug}/co-hosts/${diego.id}`
  const change = (role: string) => ines.call('PUT', path, { body: { role } })
  expect(refusal(await change('full'))).toBe('identity.confirmation_required')
  expect((await change('view')).status).toBe(200)
  const late = await invite('late@marea.test', 'full')
  expect(refusal(late)).toBe('identity.confirmation_required')
})

test('a stranger with the link finds no invitation, nor does an unconfirmed account', async () => {
  const id = await invited(diego.email)
  const sam = await signedIn(marea, `sam${casts}`)
  for (const path of ['acceptance', 'refusal']) {
    expect(refusal(await sam.call('POST', `/invitations/${id}/${path}`))).toBe('resource.not_found')
  }
  const email = `new${casts}@marea.test`
  const forNew = await invited(email)
  const { token } = (await register(marea, { email })).body.result
  const headers = { authorization: token }
  const answer = await marea.call('POST', `/invitations/${forNew}/acceptance`, { headers })
  expect(refusal(answer)).toBe('identity.email_unconfirmed')
  expect((await teamOf(ines)).homes[0]?.invitations).toHaveLength(2)
})

test('an unknown address is written to in the language of the owner', async () => {
  await invited(`unknown${casts}@marea.test`)
  expect((await mailsTo(marea, `unknown${casts}@marea.test`))[0]?.language).toBe('en')
})

test('a withdrawn, declined or expired invitation gives no access', async () => {
  const first = await invited(diego.email)
  expect((await ines.call('DELETE', `/owner/invitations/${first}`)).status).toBe(200)
  expect(refusal(await diego.call('POST', `/invitations/${first}/acceptance`))).toBe(
    'resource.not_found',
  )
  const second = await invited(diego.email)
  expect((await diego.call('POST', `/invitations/${second}/refusal`)).status).toBe(200)
  const third = await invited(diego.email)
  await expire(third)
  expect((await teamOf(ines)).homes[0]?.invitations).toMatchObject([{ id: third, isExpired: true }])
  expect(refusal(await diego.call('POST', `/invitations/${third}/acceptance`))).toBe(
    'co_hosts.invitation_expired',
  )
  await ines.call('POST', `/owner/invitations/${third}/mail`)
  expect((await diego.call('POST', `/invitations/${third}/acceptance`)).status).toBe(200)
})

async function expire(id: string): Promise<void> {
  await marea.db
    .updateTable('coHostInvitations')
    .set({ expiresAt: marea.clock.now().subtract({ hours: 1 }) })
    .where('id', '=', id)
    .execute()
}

test('an expired invitation is replaced by a new one and forgotten after a month', async () => {
  const old = await invited(diego.email)
  expect(refusal(await invite(diego.email))).toBe('co_hosts.already_invited')
  await expire(old)
  const renewed = await invited(diego.email, 'full')
  expect(renewed).not.toBe(old)
  const ctx = { ...marea.ctx(), now: marea.clock.now().add({ hours: 45 * 24 }) }
  await deleteOldInvitationsJob.handle(ctx, {})
  expect((await teamOf(ines)).homes[0]?.invitations).toEqual([])
})

test('nobody is invited twice, and no more than 20 people', async () => {
  await joinAs(ines, { slug: home.slug, coHost: diego, role: 'view' })
  expect(refusal(await invite(diego.email))).toBe('co_hosts.already_there')
  expect(refusal(await invite(ines.email))).toBe('co_hosts.already_there')
  for (let at = 1; at < 20; at += 1) await invited(`crowd${casts}-${at}@marea.test`)
  expect(refusal(await invite(`crowd${casts}-20@marea.test`))).toBe('co_hosts.too_many')
})

test('one address is written to at most five times a day', async () => {
  const email = `often${casts}@marea.test`
  const id = await invited(email)
  const answers = []
  for (let at = 0; at < 5; at += 1) {
    answers.push((await ines.call('POST', `/owner/invitations/${id}/mail`)).status)
  }
  expect(answers).toEqual([200, 200, 200, 200, 429])
  expect(await mailsTo(marea, email)).toHaveLength(5)
})

test.each([
  { email: '', role: 'view' },
  { email: 'diego', role: 'view' },
  { email: 'diego@marea.test', role: 'owner' },
  { email: 'a@b@marea.test', role: 'view' },
  { email: `${'x'.repeat(250)}@marea.test`, role: 'view' },
])('%o is refused', async ({ email, role }) => {
  expect(refusal(await invite(email, role))).toBe('request.invalid')
})

test('of two acceptances at the same moment one counts', async () => {
  const id = await invited(diego.email)
  const answers = await Promise.all(
    [1, 2, 3].map(() => diego.call('POST', `/invitations/${id}/acceptance`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
})

test('a changed role counts at once, and a removed co-host has no access', async () => {
  await joinAs(ines, { slug: home.slug, coHost: diego, role: 'view' })
  const record = () => move(diego, '/owner/expenses', { ...expenseDraft, suite: home.slug })
  expect(refusal(await record())).toBe('co_hosts.role_too_small')
  const path = `/owner/suites/${home.slug}/co-hosts/${diego.id}`
  await ines.call('PUT', path, { body: { role: 'full' } })
  expect((await record()).status).toBe(200)
  expect((await ines.call('DELETE', path)).status).toBe(200)
  expect(refusal(await record())).toBe('resource.not_found')
  expect((await diego.call('GET', '/user/info')).body.result.isCoHost).toBe(false)
  expect((await mailsTo(marea, diego.email))[0]?.subject).toContain('Acceso retirado')
})

test('a co-host of two homes who leaves one keeps the other', async () => {
  const other = await homeOf(marea, ines.id)
  for (const { slug } of [home, other]) await joinAs(ines, { slug, coHost: diego, role: 'full' })
  await diego.call('DELETE', `/owner/suites/${home.slug}/co-hosts/${diego.id}`)
  expect((await teamOf(diego)).homes.map(({ slug }) => slug)).toEqual([other.slug])
  await diego.call('DELETE', `/owner/suites/${other.slug}/co-hosts/${diego.id}`)
  expect((await diego.call('GET', '/owner/team')).status).toBe(404)
})

test('the history tells the owner who did what, the latest first', async () => {
  await joinAs(ines, { slug: home.slug, coHost: diego, role: 'full' })
  await move(diego, '/owner/expenses', { ...expenseDraft, suite: home.slug })
  await invited(`sol${casts}@marea.test`, 'view')
  const { history } = await teamOf(ines)
  expect(history.map(({ kind, by, about, role }) => [kind, by, about, role])).toEqual([
    ['co_hosts.invited', ines.fullName, 's…@marea.test', 'view'],
    ['owners.expense_recorded', diego.fullName, null, null],
    ['co_hosts.joined', diego.fullName, diego.fullName, 'full'],
    ['co_hosts.invited', ines.fullName, 'd…@marea.test', 'full'],
  ])
})

test('an act that was recorded late is in the place of its time in the history', async () => {
  await joinAs(ines, { slug: home.slug, coHost: diego, role: 'view' })
  await marea.db
    .updateTable('events')
    .set({ occurredAt: marea.ctx().now.subtract({ hours: 48 }) })
    .where('kind', '=', 'co_hosts.joined')
    .where('subject', '=', `suite:${home.suiteId}`)
    .execute()
  const { history } = await teamOf(ines)
  expect(history.map(({ kind }) => kind)).toEqual(['co_hosts.invited', 'co_hosts.joined'])
})

test('a deleted account is nobody’s co-host, and its export names the homes', async () => {
  await joinAs(ines, { slug: home.slug, coHost: diego, role: 'view' })
  const { body } = await diego.call('GET', '/user/data')
  expect(body.result.coHosting).toMatchObject([{ role: 'view' }])
  await diego.call('DELETE', '/user', { body: { password: 'Marea2026' } })
  await marea.runJobs()
  expect((await teamOf(ines)).homes[0]?.coHosts).toEqual([])
})

test('money is shown to co-hosts with full access alone', async () => {
  const viewer = await signedIn(marea, `viewer${casts}`)
  await joinAs(ines, { slug: home.slug, coHost: diego, role: 'full' })
  await joinAs(ines, { slug: home.slug, coHost: viewer, role: 'calendar' })
  await booked(marea, await signedIn(marea, `guest${casts}`), { slug: home.slug })
  const first = async (by: Someone) =>
    (await by.call('GET', '/owner/bookings')).body.result.items[0]
  expect(await first(diego)).toMatchObject({ earning: { currency: 'USD' }, canCancel: true })
  expect(await first(viewer)).toMatchObject({ earning: null, total: null, canCancel: false })
  expect(await first(ines)).toMatchObject({ canMessage: true })
})

test('the calendar says of a booking that the owner alone can write to its guest', async () => {
  await joinAs(ines, { slug: home.slug, coHost: diego, role: 'full' })
  const guest = await signedIn(marea, `guest${casts}`)
  const { id } = await booked(marea, guest, { slug: home.slug })
  const idsFor = async (by: Someone) => {
    const { homes }: OwnerCalendar = (await by.call('GET', '/owner/calendar')).body.result
    return homes.flatMap(({ bookings }) => bookings.map((row) => row.slice(5)))
  }
  expect(await idsFor(ines)).toEqual([[id, true]])
  expect(await idsFor(diego)).toEqual([[id, false]])
})
