import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, deviceOf, signedIn, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

test('a token that was there before the sign-in is never the one after it', async () => {
  const laura = await signedIn(marea, 'Laura')
  const mallory = await signedIn(marea, 'Mallory')
  const planted = 'A'.repeat(43)
  for (const given of [planted, mallory.token, laura.token]) {
    const headers = {
      authorization: given,
      cookie: `session=${given}; token=${given}; XSRF-TOKEN=known`,
      'x-xsrf-token': 'known',
    }
    const { body } = await signIn(marea, laura.email, undefined, { headers })
    expect(body.result.id).toBe(laura.id)
    expect(body.result.token).not.toBe(given)
  }
  expect((await callAs(marea, planted)('GET', '/user/info')).status).toBe(401)
  const seen = await mallory.call('GET', '/user/info')
  expect(seen.body.result.id).toBe(mallory.id)
})

test('two sign-ins never share a token, and signing out of one keeps the other', async () => {
  const daniel = await signedIn(marea, 'Daniel')
  const { token } = (await signIn(marea, daniel.email)).body.result
  expect(token).not.toBe(daniel.token)
  await daniel.call('DELETE', '/user/session')
  expect((await daniel.call('GET', '/user/info')).status).toBe(401)
  expect((await callAs(marea, token)('GET', '/user/info')).status).toBe(200)
})

test('the cookie of a known device signs nobody in, whoever planted it', async () => {
  const mateo = await signedIn(marea, 'Mateo')
  const device = deviceOf(await signIn(marea, mateo.email))
  const { status } = await marea.call('GET', '/user/info', { headers: device })
  expect(status).toBe(401)
})
