import type { Team } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAs } from '../../../test/access/managed-home.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { homeOf } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'

let marea: TestApp
let ines: Someone
let diego: Someone
let casa: Home
let villa: Home
let loft: Home
let casts = 0

type Home = { slug: string; suiteId: string }

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

beforeEach(async () => {
  casts += 1
  ines = await signedIn(marea, `ines${casts}`, { profile: 'OWNER' })
  diego = await signedIn(marea, `diego${casts}`)
  casa = await homeOf(marea, ines.id)
  villa = await homeOf(marea, ines.id)
  loft = await homeOf(marea, ines.id)
})

const refusal = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code

function invite(homes: [Home, string][], by = ines) {
  const body = { email: diego.email, homes: homes.map(([{ slug }, role]) => ({ slug, role })) }
  return by.call('POST', '/owner/invitations', { body })
}

async function invited(homes: [Home, string][]): Promise<string> {
  return (await invite(homes)).body.result.id
}

async function teamOf(person: Someone): Promise<Team> {
  return (await person.call('GET', '/owner/team')).body.result
}

async function rolesOf(person: Someone) {
  const { homes } = await teamOf(person)
  return Object.fromEntries(homes.map(({ slug, role }) => [slug, role]))
}

async function openHomes(): Promise<string[]> {
  const { homes } = await teamOf(ines)
  return homes.filter(({ invitations }) => invitations.length).map(({ slug }) => slug)
}

test('one invitation names several homes with a role in each, and is one email', async () => {
  const id = await invited([
    [casa, 'view'],
    [villa, 'full'],
  ])
  const mails = await mailsTo(marea, diego.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('Invitation to manage 2 homes')
  const shown = (await diego.call('GET', `/invitations/${id}`)).body.result
  expect(shown.homes).toHaveLength(2)
  expect(shown.homes).toContainEqual(expect.objectContaining({ slug: casa.slug, role: 'view' }))
  expect(shown.homes).toContainEqual(expect.objectContaining({ slug: villa.slug, role: 'full' }))
})

test('homes with the same role share a sentence of the email', async () => {
  await invited([
    [casa, 'calendar'],
    [villa, 'calendar'],
  ])
  const [mail] = await mailsTo(marea, diego.email)
  expect(mail?.text).toMatch(/bookings and expenses of .+ and .+ and manage the calendar\./)
})

test('accepting makes a co-host of every home and tells the owner once', async () => {
  const id = await invited([
    [casa, 'view'],
    [villa, 'full'],
  ])
  expect((await diego.call('POST', `/invitations/${id}/acceptance`)).status).toBe(200)
  expect(await rolesOf(diego)).toEqual({ [casa.slug]: 'view', [villa.slug]: 'full' })
  const mails = await mailsTo(marea, ines.email)
  expect(mails.map(({ subject }) => subject)).toEqual([`New co-host: ${diego.fullName}, 2 homes`])
  const { history } = await teamOf(ines)
  const joined = history.filter(({ kind }) => kind === 'co_hosts.joined')
  expect(joined.map(({ by, suite }) => [by, suite.slug]).sort()).toEqual(
    [casa, villa].map(({ slug }) => [diego.fullName, slug]).sort(),
  )
})

test('declining ends it for every home, with a line of history in each', async () => {
  const id = await invited([
    [casa, 'view'],
    [villa, 'full'],
  ])
  await diego.call('POST', `/invitations/${id}/refusal`)
  expect(await openHomes()).toEqual([])
  const { history } = await teamOf(ines)
  const declined = history.filter(({ kind }) => kind === 'co_hosts.invitation_declined')
  expect(declined.map(({ by }) => by)).toEqual([diego.fullName, diego.fullName])
})

test('one home is withdrawn and the others can still be accepted', async () => {
  const id = await invited([
    [casa, 'view'],
    [villa, 'full'],
    [loft, 'view'],
  ])
  expect((await ines.call('DELETE', `/owner/invitations/${id}/homes/${villa.slug}`)).status).toBe(
    200,
  )
  expect(refusal(await ines.call('DELETE', `/owner/invitations/${id}/homes/${villa.slug}`))).toBe(
    'resource.not_found',
  )
  await diego.call('POST', `/invitations/${id}/acceptance`)
  expect(await rolesOf(diego)).toEqual({ [casa.slug]: 'view', [loft.slug]: 'view' })
})

test('an invitation ends with its last home, or as a whole', async () => {
  const one = await invited([[casa, 'view']])
  await ines.call('DELETE', `/owner/invitations/${one}/homes/${casa.slug}`)
  expect(refusal(await diego.call('GET', `/invitations/${one}`))).toBe('resource.not_found')
  const all = await invited([
    [casa, 'view'],
    [villa, 'view'],
  ])
  await ines.call('DELETE', `/owner/invitations/${all}`)
  expect(await openHomes()).toEqual([])
})

test('a co-host of several homes is removed from one and keeps the others', async () => {
  const id = await invited([
    [casa, 'view'],
    [villa, 'full'],
  ])
  await diego.call('POST', `/invitations/${id}/acceptance`)
  await ines.call('DELETE', `/owner/suites/${casa.slug}/co-hosts/${diego.id}`)
  expect(await rolesOf(diego)).toEqual({ [villa.slug]: 'full' })
})

test('nothing is sent where one of the homes refuses, and the problem names it', async () => {
  await joinAs(ines, { slug: casa.slug, coHost: diego, role: 'view' })
  const before = (await mailsTo(marea, diego.email)).length
  const answer = await invite([
    [villa, 'view'],
    [casa, 'full'],
  ])
  expect(answer.body.error).toMatchObject({
    code: 'co_hosts.already_there',
    details: { home: expect.any(String) },
  })
  expect(await openHomes()).toEqual([])
  await invited([[villa, 'view']])
  expect(
    refusal(
      await invite([
        [loft, 'view'],
        [villa, 'view'],
      ]),
    ),
  ).toBe('co_hosts.already_invited')
  expect(await openHomes()).toEqual([villa.slug])
  expect(await mailsTo(marea, diego.email)).toHaveLength(before + 1)
})

test('a home of another owner is not found, and nothing is sent', async () => {
  const omar = await signedIn(marea, `omar${casts}`, { profile: 'OWNER' })
  const other = await homeOf(marea, omar.id)
  const named: [Home, string][] = [
    [casa, 'view'],
    [other, 'view'],
  ]
  expect(refusal(await invite(named))).toBe('resource.not_found')
  const admin = await signedIn(marea, `admin${casts}`, { profile: 'ADMIN' })
  expect(refusal(await invite(named, admin))).toBe('operations.use_console')
  expect(await mailsTo(marea, diego.email)).toEqual([])
})

test('no home, the same home twice or too many homes are refused', async () => {
  const twice: [Home, string][] = [
    [casa, 'view'],
    [casa, 'full'],
  ]
  const many = Array.from({ length: 101 }, (_, at): [Home, string] => [
    { slug: `casa-${at}`, suiteId: '' },
    'view',
  ])
  for (const homes of [[], twice, many])
    expect(refusal(await invite(homes))).toBe('request.invalid')
})

test('of two invitations to the same homes in another order one is sent', async () => {
  const answers = await Promise.all([
    invite([
      [casa, 'view'],
      [villa, 'view'],
    ]),
    invite([
      [villa, 'full'],
      [casa, 'full'],
    ]),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
