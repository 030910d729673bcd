import { randomUUID } from 'node:crypto'
import type { PersonRecord } from '@marea/contract/operations/people.ts'
import type { Approval } from '@marea/contract/platform/approvals.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addAdministrator, removeAdministrator } from '#identity/people/administrators.ts'
import { signedIn, signInFully } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

type Person = Awaited<ReturnType<typeof signedIn>>

let marea: TestApp
let ana: Person
let bea: Person
let cleo: Person

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

/** Two administrators of an installation that has no others, and a guest. */
beforeEach(async () => {
  await marea.db.deleteFrom('approvals').execute()
  await marea.db
    .updateTable('users')
    .set({ profile: 'USER' })
    .where('profile', '=', 'ADMIN')
    .execute()
  marea.clock.set('2026-11-15T12:00:00Z')
  ana = await newAdmin()
  bea = await newAdmin()
  cleo = await signedIn(marea, `cleo-${randomUUID()}`)
})

const newAdmin = () => signedIn(marea, `admin-${randomUUID()}`, { profile: 'ADMIN' })
const about = ({ id }: Person, rest: string) => `/admin/people/${id}/${rest}`
const role = (by: Person, whom: Person, profile: string) =>
  by.call('PUT', about(whom, 'role'), { body: { profile } })
const lock = (by: Person, whom: Person) =>
  by.call('POST', about(whom, 'lock'), { body: { reason: 'The laptop was stolen' } })
const reset = (by: Person, whom: Person) => by.call('POST', about(whom, 'second-factor-reset'))

async function asked(by: Person): Promise<Approval> {
  const [item] = (await by.call('GET', '/admin/approvals')).body.result.items
  return item
}

const approve = async (by: Person) => {
  const { id } = await asked(by)
  return by.call('POST', `/admin/approvals/${id}/approval`, { body: { amount: 0 } })
}

const shown = async (by: Person, { id }: Person): Promise<PersonRecord> =>
  (await by.call('GET', `/admin/people/${id}`)).body.result

test('a new administrator is asked for by one and made by another', async () => {
  const { body } = await role(ana, cleo, 'ADMIN')
  expect(body.result).toMatchObject({ profile: 'USER', approvals: [{ kind: 'admin_grant' }] })
  expect((await approve(ana)).body.error.code).toBe('approvals.own_request')
  expect(await asked(bea)).toMatchObject({ about: cleo.fullName, canApprove: true })
  expect((await approve(bea)).status).toBe(200)
  expect(await shown(ana, cleo)).toMatchObject({ profile: 'ADMIN', approvals: [] })
  expect((await shown(ana, cleo)).acts.map(({ act }) => act)).toEqual([
    'identity.role_changed',
    'approvals.approved',
    'approvals.requested',
  ])
})

test('a new administrator approves nothing for 72 hours, and may decline', async () => {
  await role(ana, cleo, 'ADMIN')
  await approve(bea)
  const dora = await signedIn(marea, `dora-${randomUUID()}`)
  await role(ana, dora, 'ADMIN')
  const fresh = await signInFully(marea, cleo.email)
  expect(await asked(fresh)).toMatchObject({ canApprove: false, obstacle: 'too_new' })
  expect((await approve(fresh)).body.error.code).toBe('approvals.too_new')
  marea.clock.set('2026-11-18T12:00:01Z')
  await role(ana, dora, 'ADMIN')
  expect((await approve(await signInFully(marea, cleo.email))).status).toBe(200)
})

test('only somebody with a confirmed address and a password becomes an administrator', async () => {
  const weak = [
    { emailConfirmedAt: null },
    { secretKind: 'pin' as const },
    { secretKind: 'none' as const, secretHash: null },
  ]
  for (const set of weak) {
    const person = await signedIn(marea, `weak-${randomUUID()}`)
    await marea.db.updateTable('users').set(set).where('id', '=', person.id).execute()
    expect((await role(ana, person, 'ADMIN')).body.error.code).toBe('operations.admin_unconfirmed')
  }
  await role(ana, cleo, 'ADMIN')
  await lock(ana, cleo)
  expect((await approve(bea)).body.error.code).toBe('operations.admin_unconfirmed')
})

test('one of two administrators cannot take the other away, in the console', async () => {
  const answers = [await role(ana, bea, 'USER'), await lock(ana, bea), await reset(ana, bea)]
  expect(answers.map(({ body }) => body.error.code)).toEqual(
    Array.from({ length: 3 }, () => 'approvals.nobody_else'),
  )
  expect(await shown(ana, bea)).toMatchObject({ profile: 'ADMIN', lockedAt: null })
})

test('a colleague is removed, locked and reset by two others, and has no say in it', async () => {
  const dora = await newAdmin()
  await lock(ana, bea)
  expect(await asked(bea)).toMatchObject({ obstacle: 'own_money' })
  expect((await approve(bea)).body.error.code).toBe('approvals.own_money')
  expect((await approve(dora)).status).toBe(200)
  expect((await shown(ana, bea)).lockedAt).not.toBeNull()
  await ana.call('POST', about(bea, 'unlocking'))
  expect((await asked(dora)).kind).toBe('account_unlock')
  await approve(dora)
  await reset(ana, bea)
  expect((await asked(dora)).kind).toBe('second_factor_reset')
  await approve(dora)
  await role(ana, bea, 'OWNER')
  await approve(dora)
  expect(await shown(ana, bea)).toMatchObject({ profile: 'OWNER', lockedAt: null })
})

test('an only administrator adds the second one alone, who then waits 72 hours', async () => {
  await marea.db.updateTable('users').set({ profile: 'USER' }).where('id', '=', bea.id).execute()
  expect((await role(ana, cleo, 'ADMIN')).body.result.profile).toBe('ADMIN')
  const dora = await signedIn(marea, `dora-${randomUUID()}`)
  expect((await role(ana, dora, 'ADMIN')).body.result.profile).toBe('USER')
  const fresh = await signInFully(marea, cleo.email)
  expect((await approve(fresh)).body.error.code).toBe('approvals.too_new')
})

test('the command line adds the first administrator and removes all but the last', async () => {
  const ctx = marea.ctx()
  expect(await addAdministrator(ctx, 'nobody@marea.test')).toBe(false)
  expect(await addAdministrator(ctx, cleo.email)).toBe(true)
  for (const { email } of [cleo, bea]) expect(await removeAdministrator(ctx, email)).toBe(true)
  expect(await removeAdministrator(ctx, ana.email)).toBe(false)
  expect((await bea.call('GET', '/user/info')).status).toBe(401)
})
