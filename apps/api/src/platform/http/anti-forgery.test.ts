import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'

let marea: TestApp
let laura: Someone

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())

const calls = [
  ['PUT', '/user/profile'],
  ['POST', '/favorite-lists'],
  ['DELETE', '/user/session'],
] as const

describe.each(calls)('%s %s from a foreign page', (method, url) => {
  test.each([
    ['with cookies alone', { cookie: 'XSRF-TOKEN=known' }],
    ['with a header that does not match', { cookie: 'XSRF-TOKEN=known', 'x-xsrf-token': 'guess' }],
    ['with an empty cookie', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
    ['with other cookies', { cookie: 'lang=es', 'x-xsrf-token': 'guess' }],
    ['from a listed lookalike', { cookie: 'a=b', origin: 'https://app.marea.test.evil.test' }],
  ])('%s is refused before anything happens', async (_, headers) => {
    const { status, body } = await laura.call(method, url, { headers, body: {} })
    expect([status, body.error.code]).toEqual([403, 'request.forgery_suspected'])
  })
})

test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=a'])(
  'a form of %s, which any page can send, is refused',
  async (type) => {
    const headers = { 'content-type': type }
    const { status } = await laura.call('PUT', '/user/profile', {
      headers,
      payload: 'fullName=Eve',
    })
    expect([400, 415]).toContain(status)
    expect((await laura.call('GET', '/user/info')).body.result.fullName).toBe('Laura')
  },
)

test('the session is no cookie, so a foreign page cannot send it at all', async () => {
  const { token } = laura
  const cookie = `Authorization=${token}; authorization=${token}; token=${token}; XSRF-TOKEN=a`
  const headers = { cookie, 'x-xsrf-token': 'a' }
  expect((await marea.call('GET', '/user/info', { headers })).status).toBe(401)
})
