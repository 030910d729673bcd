import { randomUUID } from 'node:crypto'
import { endpoints } from '@marea/contract/endpoints.ts'
import { coHostRoles } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOpenInEveryHome } from '#platform/http/administrators/console-rule.ts'
import { includes } from '#suites/managed-home.ts'
import { type ManagedHome, openManagedHome } from '../test/access/managed-home.ts'
import { type OwnerKey, ownerRoutes } from '../test/access/owner-routes.ts'
import { multipart } from '../test/access/upload.ts'
import { callAs, signedIn, signIn } from '../test/people.ts'
import { booked } from '../test/stays.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'
import type { Someone } from '../test/user-data.ts'

let marea: TestApp
let home: ManagedHome
let guest: Someone
let otherOwner: Someone
let callAsAdminByPassword: Someone['call']

beforeAll(async () => {
  marea = await openTestApp()
  home = await openManagedHome(marea)
  guest = await signedIn(marea, 'Walking-guest')
  otherOwner = (await openManagedHome(marea)).owner
  await booked(marea, await signedIn(marea, 'Booked-guest'), { slug: home.slug })
  const { body } = await signIn(marea, home.admin.email)
  callAsAdminByPassword = callAs(marea, body.result.token)
})
afterAll(() => marea.close())

const keys = Object.keys(ownerRoutes) as OwnerKey[]

test('every route of owners has its row', () => {
  const served = Object.keys(endpoints).filter((key) => / \/owner\//.test(key))
  expect(keys.toSorted()).toEqual(served.toSorted())
})

/** What the latest call of each route named, for a call that creates nothing new. */
const latestParams = new Map<OwnerKey, Record<string, string>>()

async function ask(key: OwnerKey, by: Someone | undefined) {
  latestParams.set(key, (await ownerRoutes[key].params?.(home, marea)) ?? {})
  return send(key, by?.call ?? marea.call)
}

function send(key: OwnerKey, call: Someone['call']) {
  const { query, body, upload } = ownerRoutes[key]
  const named = latestParams.get(key) ?? {}
  const [method = 'GET', pattern = ''] = key.split(' ')
  const filled = pattern.replace(/:(\w+)/g, (_, name: string) => named[name] ?? '')
  const path = `${filled}${query?.(home) ?? ''}`
  const headers = { 'idempotency-key': randomUUID() }
  if (upload) return call(method as 'GET', path, multipart(upload))
  return call(method as 'GET', path, { headers, ...(body ? { body: body(home) } : {}) })
}

type Answer = Awaited<ReturnType<typeof ask>>

const codeOf = ({ body }: Answer) => body?.error?.code
const refusals = ['identity.sign_in_required', 'resource.not_found', 'co_hosts.role_too_small']

describe.each(keys)('%s', (key) => {
  const { right, isList, isNew, isPersonal, isOwnVoice } = ownerRoutes[key]

  function expectServed(answer: Answer) {
    expect(refusals).not.toContain(codeOf(answer))
    expect(answer.status).toBeLessThan(500)
    if (isList) expect(JSON.stringify(answer.body)).toContain(home.slug)
  }

  function expectNothingOfHome(answer: Answer) {
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain(home.slug)
  }

  test('a visitor is asked to sign in', async () => {
    expect(codeOf(await ask(key, undefined))).toBe('identity.sign_in_required')
  })

  test('a guest finds nothing', async () => {
    expect(codeOf(await ask(key, guest))).toBe('resource.not_found')
  })

  test('another owner finds nothing of this home', async () => {
    const answer = await ask(key, otherOwner)
    if (isNew) return expectServed(answer)
    if (isList) expectNothingOfHome(answer)
    else expect(codeOf(answer)).toBe('resource.not_found')
  })

  test.each(coHostRoles)('a co-host with the role %s may do what it allows', async (role) => {
    const answer = await ask(key, home.coHosts[role])
    if (includes(role, right)) expectServed(answer)
    else if (isNew || isPersonal) expect(codeOf(answer)).toBe('resource.not_found')
    else if (isList) expectNothingOfHome(answer)
    else expect([answer.status, codeOf(answer)]).toEqual([403, 'co_hosts.role_too_small'])
  })

  test('the owner may do everything', async () => {
    expectServed(await ask(key, home.owner))
  })

  test('an administrator’s password without a second factor opens nothing', async () => {
    const answer = await send(key, callAsAdminByPassword)
    expect(codeOf(answer)).toBe('identity.second_factor_setup_required')
  })

  test('operations read for the owner, and change the home in the console', async () => {
    const answer = await ask(key, home.admin)
    if (!isOpenInEveryHome(key)) {
      if (isNew) expect(answer.status).toBeLessThan(500)
      else expect(codeOf(answer)).toBe('operations.use_console')
    } else if (isOwnVoice) expect(codeOf(answer)).toBe('resource.not_found')
    else if (key !== 'GET /owner/bookings') expectServed(answer)
    else expect(answer.status).toBe(200)
  })
})
