import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { call } from '../api/api.ts'
import {
  clearUser,
  dropSignIn,
  finishSignIn,
  readHeldSignIn,
  readUser,
  storeUser,
} from './session.ts'

const guest = { token: 'guest', fullName: 'Ana Duarte' }
const admin = { token: 'admin', fullName: 'Rosa Villanueva' }
const held = { ...admin, needsSecondFactor: true }

afterEach(() => {
  dropSignIn()
  clearUser()
  vi.unstubAllGlobals()
})

/** The token that the next call is sent with. */
async function tokenOfCall(): Promise<string | null> {
  standInForApi({})
  let sent: string | null = null
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent = new Headers(init.headers).get('authorization')
    return Response.json({ result: {} })
  })
  await call('POST /user/second-factor/confirmation', { body: { code: '123456' } })
  return sent
}

test('whoever still owes a code is a visitor, and the code is sent for them', async () => {
  storeUser(held)
  expect(readUser()).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
  expect(await tokenOfCall()).toBe('admin')
  finishSignIn(admin)
  expect([readUser(), readHeldSignIn()]).toEqual([admin, null])
})

test('the code is sent for whoever signs in now, not for whoever was signed in before', async () => {
  storeUser(guest)
  storeUser(held)
  expect(await tokenOfCall()).toBe('admin')
})

test('a later sign-in of somebody else replaces one that still owes a code', () => {
  storeUser(held)
  storeUser(guest)
  expect([readUser(), readHeldSignIn()]).toEqual([guest, null])
})
