import { randomUUID } from 'node:crypto'
import type { PersonRecord } from '@marea/contract/operations/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, signedIn, signIn } from '../../../test/people.ts'
import { authenticatorApp } from '../../../test/second-factor/authenticator-app.ts'
import { booked, homeFor } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

type Person = Awaited<ReturnType<typeof signedIn>>

let marea: TestApp
let admin: Person

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'people-admin', { profile: 'ADMIN' })
})
afterAll(() => marea.close())

const role = (id: string, profile: string, by = admin) =>
  by.call('PUT', `/admin/people/${id}/role`, { body: { profile } })

const actsAbout = async ({ id }: Pick<Person, 'id'>) =>
  (await admin.call('GET', `/admin/people/${id}`)).body.result.acts.map(
    ({ act }: { act: string }) => act,
  )

test('people are found by a part of the name, the email and the digits of the phone', async () => {
  const laura = await signedIn(marea, 'Laura Mendoza'.replace(' ', '-'))
  for (const text of ['mendoza', 'laura-men', '305 555-0100']) {
    const { body } = await admin.call('GET', `/admin/people?text=${encodeURIComponent(text)}`)
    expect(body.result.items.map(({ id }: { id: string }) => id)).toContain(laura.id)
  }
  const { body } = await admin.call('GET', '/admin/people?text=%25')
  expect(body.result).toEqual({ items: [], count: 0, pages: 1 })
})

test('people are filtered by role and lock and sorted across pages', async () => {
  const zoe = await signedIn(marea, 'Zoe-sorted')
  const abe = await signedIn(marea, 'abe-sorted', { profile: 'OWNER' })
  const list = async (query: string) => {
    const { body } = await admin.call('GET', `/admin/people?text=-sorted${query}`)
    return body.result.items.map(({ id }: { id: string }) => id)
  }
  expect(await list('&sort=name')).toEqual([abe.id, zoe.id])
  expect(await list('&sort=-name')).toEqual([zoe.id, abe.id])
  expect(await list('&show=OWNER')).toEqual([abe.id])
  await admin.call('POST', `/admin/people/${zoe.id}/lock`, { body: { reason: 'Stolen cards.' } })
  expect(await list('&show=locked')).toEqual([zoe.id])
  expect(await list('&page=2')).toEqual([])
  expect((await admin.call('GET', '/admin/people?sort=password')).status).toBe(400)
})

test('the search of the console finds people and homes, and never logs what was typed', async () => {
  const ana = await signedIn(marea, 'ana-search')
  const { body } = await admin.call('GET', '/admin/search?text=ana-search')
  expect(body.result).toMatchObject({
    people: [{ id: ana.id }],
    bookings: [],
    payments: [],
    withdrawals: [],
  })
  for (const text of ['MAR-2345', '4242', 'pi_3Nabc', '0b5c1f9e', "x' or 1=1 --", '\\']) {
    const { status } = await admin.call('GET', `/admin/search?text=${encodeURIComponent(text)} `)
    expect(status).toBe(text === '\\' ? 400 : 200)
  }
})

test('a locked account cannot sign in until it is unlocked, and the person reads why', async () => {
  const bea = await signedIn(marea, 'bea')
  const lock = `/admin/people/${bea.id}/lock`
  const { body } = await admin.call('POST', lock, { body: { reason: 'Stolen cards.' } })
  expect(body.result).toMatchObject({ sessions: [] })
  expect(body.result.lockedAt).not.toBeNull()
  expect((await bea.call('GET', '/user/info')).status).toBe(401)
  expect((await signIn(marea, bea.email)).body.error.code).toBe('identity.account_locked')
  expect((await signIn(marea, bea.email, 'wrong')).body.error.code).toBe(
    'identity.wrong_credentials',
  )
  const [mail] = await mailsTo(marea, bea.email)
  expect([mail?.subject, mail?.text]).toEqual([
    'Your Marea account is locked',
    expect.stringContaining('Stolen cards.'),
  ])
  await admin.call('POST', `/admin/people/${bea.id}/unlocking`)
  expect((await signIn(marea, bea.email)).status).toBe(200)
  expect(await actsAbout(bea)).toEqual(['identity.account_unlocked', 'identity.account_locked'])
})

test('a guest becomes an owner and a guest again by one administrator, never the own role', async () => {
  const cleo = await signedIn(marea, 'cleo')
  expect((await role(cleo.id, 'OWNER')).body.result.profile).toBe('OWNER')
  expect((await role(cleo.id, 'USER')).body.result.profile).toBe('USER')
  expect((await role(admin.id, 'USER')).body.error.code).toBe('operations.yourself')
  expect(await actsAbout(cleo)).toEqual(['identity.role_changed', 'identity.role_changed'])
})

test('a device is signed out and a lost app is reset, each with an act', async () => {
  const boss = await signedIn(marea, 'boss', { profile: 'ADMIN' })
  const eva = await signedIn(marea, 'eva')
  const { body: setup } = await eva.call('POST', '/user/second-factor/setup')
  const code = authenticatorApp(marea, setup.result.key).code()
  await eva.call('POST', '/user/second-factor/activation', { body: { code } })
  const shown = (await boss.call('GET', `/admin/people/${eva.id}`)).body.result
  expect(shown).toMatchObject({ hasSecondFactor: true, isYou: false, wallet: { amount: 0 } })
  const ended = await boss.call(
    'DELETE',
    `/admin/people/${eva.id}/sessions/${shown.sessions[0].id}`,
  )
  expect(ended.body.result.sessions).toEqual([])
  const reset = await boss.call('POST', `/admin/people/${eva.id}/second-factor-reset`)
  expect(reset.body.result.hasSecondFactor).toBe(false)
  expect(reset.body.result.acts.map(({ act }: { act: string }) => act)).toEqual([
    'identity.second_factor_reset',
    'identity.session_ended',
  ])
})

test('the record of a person is one timeline of bookings, money, conversations and devices', async () => {
  const { slug } = await homeFor(marea)
  const fay = await signedIn(marea, 'fay')
  const { id, reference } = await booked(marea, fay, { slug })
  const room = (await fay.call('POST', '/rooms', { body: { slug } })).body.result.id
  const text = 'The code of the gate is 4471'
  await fay.call('POST', `/rooms/${room}/messages`, { body: { id: randomUUID(), text } })
  const { body } = await admin.call('GET', `/admin/people/${fay.id}`)
  const { moments }: PersonRecord = body.result
  expect(moments.find(({ kind }) => kind === 'booking')).toMatchObject({
    link: id,
    state: 'confirmed',
    about: expect.stringContaining(reference),
  })
  const kinds = new Set(moments.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(['booking', 'device', 'message', 'wallet'])
  expect(JSON.stringify(moments)).not.toContain('4471')
  const dates = moments.map(({ at }) => at)
  expect(dates).toEqual(dates.toSorted().toReversed())
})
