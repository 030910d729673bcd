import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let demo: TestApp

beforeAll(async () => {
  demo = await openTestApp({ environment: { DEMO: 'true' } })
})
afterAll(() => demo.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }

async function credential(account: string, answer: string): Promise<string> {
  const { nonce } = (await demo.call('GET', '/user/nonce')).body.result
  const { google } = demo.ports.signInProviders
  const client_id = google?.clientId ?? ''
  const issued = await demo.app.inject({
    method: 'POST',
    url: '/identity-stand-in/google/gsi/issue',
    payload: new URLSearchParams({ account, answer, nonce, client_id }).toString(),
    headers: form,
  })
  return issued.json().credential
}

async function signIn(account: string, answer = 'valid') {
  const payload = { token: await credential(account, answer) }
  return demo.call('POST', '/user/google', { payload })
}

test('a demo serves Google’s script and frames only for its own pages', async () => {
  const script = await demo.app.inject('/identity-stand-in/google/gsi/client')
  expect(script.headers['content-type']).toContain('text/javascript')
  expect(script.body).toContain('disableAutoSelect')
  const button = await demo.app.inject('/identity-stand-in/google/gsi/button?hl=es')
  expect(button.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(button.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(button.body).toContain('Continuar con Google')
  for (const path of ['/files/constructor', '/files/..%2Fopen.ts', '/google/nothing']) {
    expect((await demo.app.inject(`/identity-stand-in${path}`)).statusCode).toBe(404)
  }
})

test('its accounts sign in as Google’s would, and invalid tokens are refused', async () => {
  expect((await signIn('elena')).body.result).toMatchObject({
    fullName: 'Elena Prado',
    isEmailConfirmed: true,
  })
  expect((await signIn('nadia')).body.result.isEmailConfirmed).toBe(false)
  for (const answer of ['expired', 'wrong-audience', 'wrong-nonce', 'forged', 'no-email']) {
    const { status, body } = await signIn('elena', answer)
    expect({ answer, status, code: body.error.code }).toEqual({
      answer,
      status: 401,
      code: 'identity.google_failed',
    })
  }
})

test('without a demo there is no stand-in and nothing at its path', async () => {
  const real = await openTestApp()
  expect(real.ports.signInProviders).toEqual({ google: undefined, apple: undefined })
  expect((await real.app.inject('/identity-stand-in/google/gsi/client')).statusCode).toBe(404)
  expect((await real.call('POST', '/user/google', { payload: { token: 't' } })).status).toBe(404)
  await real.close()
})
