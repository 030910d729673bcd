import { randomUUID } from 'node:crypto'
import { type Endpoints, endpoints } from '@marea/contract/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOpenInEveryHome } from '#platform/http/administrators/console-rule.ts'
import type { AccessRow } from '../test/access/access-row.ts'
import { accessRows } from '../test/access/access-rows.ts'
import { multipart } from '../test/access/upload.ts'
import { callAs, signedIn, signIn } from '../test/people.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'
import type { Someone } from '../test/user-data.ts'

const profiles = { guest: 'USER', owner: 'OWNER', admin: 'ADMIN' } as const

type Name = keyof typeof profiles
type Actor = 'visitor' | Name

const actors: Actor[] = ['visitor', 'guest', 'owner', 'admin']

/** Whose thing each of them tries to reach; applying to list a home is for guests alone. */
const strangers: Record<Actor, Name> = {
  visitor: 'guest',
  guest: 'guest',
  owner: 'owner',
  admin: 'guest',
}

let marea: TestApp
let casts = 0

beforeAll(async () => {
  marea = await openTestApp({ environment: { FEEDS_STAND_IN: 'true', PUSH_STAND_IN: 'true' } })
})
afterAll(() => marea.close())

async function newPerson(name: Name): Promise<Someone> {
  casts += 1
  return signedIn(marea, `${name}${casts}`, { profile: profiles[name] })
}

const signedInPeople = new Map<Name, Someone>()

/** Those whose last call may have ended their session or account. */
const uncertain = new Set<Someone>()

/** The same person for every cell, replaced when a call has ended the session or the account. */
async function personOf(name: Name): Promise<Someone> {
  const known = signedInPeople.get(name)
  if (known && (!uncertain.delete(known) || (await isSignedIn(known)))) return known
  const created = await newPerson(name)
  signedInPeople.set(name, created)
  return created
}

async function isSignedIn({ call }: Someone): Promise<boolean> {
  return (await call('GET', '/user/info')).status === 200
}

function ask(key: string, row: AccessRow, by: Someone | undefined, params = row.params ?? {}) {
  const [method = 'GET', pattern = ''] = key.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const headers = { 'idempotency-key': randomUUID() }
  const rest = { headers, ...(row.body ? { body: row.body } : {}) }
  const call = by?.call ?? marea.call
  if (by && method !== 'GET') uncertain.add(by)
  if (row.upload) return call(method as 'GET', path, multipart(row.upload))
  return call(method as 'GET', `${path}${row.query ?? ''}`, rest)
}

type Answer = Awaited<ReturnType<typeof ask>>

/** All of an answer but what differs between any two. */
function seen({ status, body }: Answer) {
  return { status, body: { ...body, error: { ...body?.error, requestId: '' } } }
}

test('every endpoint of the contract has its row', () => {
  expect(Object.keys(accessRows).sort()).toEqual(Object.keys(endpoints).sort())
})

const keys = Object.keys(accessRows) as (keyof Endpoints)[]

describe.each(keys)('%s', (key) => {
  const row = accessRows[key]

  test.each(actors)('lets %s in, or not', async (actor) => {
    const by = actor === 'visitor' ? undefined : await personOf(actor)
    const params = row.of ? { ...row.params, [row.of.param]: row.of.missing } : row.params
    const { status, body } = await ask(key, row, by, params)
    const code = body?.error?.code
    expect(status).not.toBe(500)
    if (row.who === 'nobody') expect(code).toBe('resource.not_found')
    else if (row.who !== 'anyone' && !by) expect(code).toBe('identity.sign_in_required')
    else if (row.who === 'admin' && actor !== 'admin') expect(code).toBe('resource.not_found')
    else expect(code).not.toBe('identity.sign_in_required')
    const isServed = row.who === 'admin' && actor === 'admin' && !row.of && !row.namesNothing
    if (isServed) expect(status).toBe(200)
  })

  const { of } = row
  if (!of) return

  /** Made once for all who try to reach it: nobody but an admin, who comes last, can change it. */
  const foreignThings = new Map<Name, Promise<string>>()
  const foreignOf = (name: Name) => {
    const known = foreignThings.get(name) ?? newPerson(name).then((owner) => of.make(owner, marea))
    foreignThings.set(name, known)
    return known
  }

  test.each(actors)('tells %s as little of a stranger’s as of nothing', async (actor) => {
    const by = actor === 'visitor' ? undefined : await personOf(actor)
    const foreign = await foreignOf(of.alsoFor ? 'guest' : strangers[actor])
    const answer = await ask(key, row, by, { ...row.params, [of.param]: foreign })
    if (of.alsoFor === 'admins' && actor === 'admin') {
      const isOpen = isOpenInEveryHome(key) || !key.includes(' /owner/')
      return expect(answer.status).toBe(isOpen ? 200 : 403)
    }
    // Administrators see every home, so they may know that it exists.
    if (answer.body?.error?.code === 'operations.use_console') return expect(actor).toBe('admin')
    const nothing = await ask(key, row, by, { ...row.params, [of.param]: of.missing })
    expect(seen(answer)).toEqual(seen(nothing))
    expect(answer.status).toBe(actor === 'visitor' ? 401 : 404)
  })

  if (of.alsoFor === 'admins') {
    test('tells an administrator without a second factor nothing of a stranger’s', async () => {
      const { email } = await personOf('admin')
      const { body } = await signIn(marea, email)
      const by = { ...(await personOf('admin')), call: callAs(marea, body.result.token) }
      const answer = await ask(key, row, by, {
        ...row.params,
        [of.param]: await foreignOf('guest'),
      })
      expect([403, 404]).toContain(answer.status)
      if (answer.status === 403) {
        expect(answer.body.error.code).toBe('identity.second_factor_setup_required')
      }
    })
  }

  if (of.alsoFor || of.ownIsTestedApart) return

  test.each(actors.slice(1))('serves %s their own', async (actor) => {
    const by = await newPerson(actor as Name)
    const answer = await ask(key, row, by, { [of.param]: await of.make(by, marea) })
    expect(answer.status).toBe(200)
  })
})
