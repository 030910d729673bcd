import { afterEach, expect, test, vi } from 'vitest'
import { clearUser, setUserForPage } from '#platform/session/session.ts'
import { standInForApi, writePageData } from '../../../test/api.ts'
import { enterWithApple, rememberAppleSignIn, takePendingAppleSignIn } from './apple.ts'

afterEach(() => {
  clearUser()
  vi.unstubAllGlobals()
})

test('Apple’s answer is sent with our app, key and team', async () => {
  const requests = standInForApi({ 'POST /user/apple': () => ({ token: 't' }) })
  const app = { clientId: 'test.marea', keyId: 'KEY', teamId: 'TEAM' }
  writePageData({ apple: { ...app, authorizeUrl: 'https://appleid.apple.com/auth/authorize' } })
  const returned = { token: 'id', code: 'c', state: 's', user: null }
  await enterWithApple(returned, { state: 's', next: '/', isConfirmation: false })
  const { clientId: appId, keyId, teamId } = app
  expect(requests.map(({ body }) => body)).toEqual([{ ...returned, keyId, teamId, appId }])
})

const pending = { state: 'one', next: '/my-wallet' }

test('a signed-in person who goes to Apple only confirms who they are', () => {
  setUserForPage({ token: 'of-laura', fullName: 'Laura' })
  rememberAppleSignIn(pending)
  expect(takePendingAppleSignIn('one')).toEqual({ ...pending, isConfirmation: true })
})

test('a visitor who goes to Apple signs in, once and only with the state of this tab', () => {
  rememberAppleSignIn(pending)
  expect(takePendingAppleSignIn('another')).toBeUndefined()
  rememberAppleSignIn(pending)
  expect(takePendingAppleSignIn('one')).toEqual({ ...pending, isConfirmation: false })
  expect(takePendingAppleSignIn('one')).toBeUndefined()
})
