import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const origin = 'https://app.marea.test'
let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp({ environment: { CORS_ORIGINS: `${origin}/` } })
})
afterAll(() => marea.close())

function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS',
  headers: Record<string, string>,
) {
  const url = '/api/favorites/casa-almendro'
  return marea.app.inject({ method, url, headers })
}

test('a listed origin may send cookies and use every method of the API', async () => {
  for (const method of ['PUT', 'DELETE']) {
    const asked = { origin, 'access-control-request-method': method }
    const { headers } = await ask('OPTIONS', asked)
    expect(headers['access-control-allow-origin']).toBe(origin)
    expect(headers['access-control-allow-credentials']).toBe('true')
    expect(headers['access-control-allow-methods']).toContain(method)
  }
})

test('an origin that is not listed gets no permission', async () => {
  const stranger = { origin: 'https://elsewhere.test', 'access-control-request-method': 'PUT' }
  const { headers } = await ask('OPTIONS', stranger)
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('only a listed origin may send cookies without the anti-forgery token', async () => {
  const cookie = 'device=known'
  const answers = [
    await ask('DELETE', { cookie, origin }),
    await ask('DELETE', { cookie, origin: 'https://elsewhere.test' }),
    await ask('DELETE', { cookie, origin: 'null' }),
    await ask('DELETE', { cookie }),
  ]
  expect(answers.map((answer) => answer.json().error.code)).toEqual([
    'identity.sign_in_required',
    'request.forgery_suspected',
    'request.forgery_suspected',
    'request.forgery_suspected',
  ])
})

test('images of the API can be shown on pages of another host', async () => {
  const { headers } = await marea.app.inject('/api/user/photo/none')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})
