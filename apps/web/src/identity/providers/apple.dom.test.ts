import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi, writePageData } from '../../../test/api.ts'
import { enterWithApple } from './apple.ts'

afterEach(() => vi.unstubAllGlobals())

test('Apple’s answer is sent with our app, key and team', async () => {
  const requests = standInForApi({ 'POST /user/apple': () => ({ token: 't' }) })
  const app = { clientId: 'test.marea', keyId: 'KEY', teamId: 'TEAM' }
  writePageData({ apple: { ...app, authorizeUrl: 'https://appleid.apple.com/auth/authorize' } })
  const returned = { token: 'id', code: 'c', state: 's', user: null }
  await enterWithApple(returned, { state: 's', next: '/', isConfirmation: false })
  const { clientId: appId, keyId, teamId } = app
  expect(requests.map(({ body }) => body)).toEqual([{ ...returned, keyId, teamId, appId }])
})
