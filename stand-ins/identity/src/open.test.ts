import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityStandIn, openIdentityStandIn } from './open.ts'

let folder: string
let standIn: IdentityStandIn

const open = () =>
  openIdentityStandIn({ folder, publicUrl: 'https://marea.test/', now: () => Date.now() })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marea-test-identity-'))
  standIn = await open()
})
afterAll(async () => {
  standIn.close()
  await rm(folder, { recursive: true, force: true })
})

type Given = { cookie?: string; form?: Record<string, string> }

function ask(path: string, { cookie = '', form }: Given = {}): Promise<Response> {
  const body = form && { method: 'POST', body: new URLSearchParams(form).toString() }
  return standIn.handle(
    new Request(`http://stand-in/identity-stand-in${path}`, { ...body, headers: { cookie } }),
  )
}

function issue(given: Record<string, string>, cookie = '') {
  const form = { client_id: standIn.google.clientId, nonce: 'n', answer: 'valid', ...given }
  return ask('/google/gsi/issue', { form, cookie })
}

const cookieFrom = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

async function credentialFor(answer: string): Promise<string> {
  const answered: unknown = await (await issue({ account: 'elena', answer })).json()
  return String(Reflect.get(Object(answered), 'credential'))
}

async function claimsFor(answer: string) {
  return decodeJwt(await credentialFor(answer))
}

test('Google’s credential is a signed token with everything Google tells', async () => {
  const credential = await credentialFor('valid')
  const keys = createRemoteJWKSet(new URL(standIn.google.keysUrl))
  const { payload, protectedHeader } = await jwtVerify(credential, keys)
  expect(protectedHeader.alg).toBe('RS256')
  expect(payload).toMatchObject({
    iss: standIn.google.issuers[0],
    aud: standIn.google.clientId,
    sub: 'google-elena',
    nonce: 'n',
    email: 'elena.prado@gmail.test',
    email_verified: true,
    name: 'Elena Prado',
    picture: 'https://marea.test/identity-stand-in/google/photos/elena.svg',
  })
})

test('each fault changes what it says and nothing else that matters', async () => {
  const now = Date.now() / 1000
  expect((await claimsFor('expired')).exp).toBeLessThan(now)
  expect((await claimsFor('wrong-audience')).aud).not.toBe(standIn.google.clientId)
  expect((await claimsFor('wrong-nonce')).nonce).not.toBe('n')
  expect((await claimsFor('no-email')).email).toBeUndefined()
  const credential = await credentialFor('forged')
  const keys = createRemoteJWKSet(new URL(standIn.google.keysUrl))
  await expect(jwtVerify(credential, keys)).rejects.toThrow('signature')
})

test('nobody gets a token for an account or a client that is not of this demo', async () => {
  const wrongs = [{ account: 'somebody' }, { account: 'elena', client_id: 'x' }, { account: '' }]
  for (const wrong of wrongs) expect((await issue(wrong)).status).toBe(400)
})

test('One Tap is automatic only for a single account that agreed before', async () => {
  const automatic = async (cookie: string, query = 'auto=true') => {
    const page = await (await ask(`/google/gsi/prompt?${query}`, { cookie })).text()
    return /data-automatic="(\w*)"/.exec(page)?.[1]
  }
  expect(await automatic('')).toBe('')
  const agreed = cookieFrom(await issue({ account: 'elena' }))
  expect(await automatic(agreed)).toBe('elena')
  expect(await automatic(agreed, 'auto=false')).toBe('')
  const two = cookieFrom(await issue({ account: 'marcus' }, agreed))
  expect(await automatic(two)).toBe('')
  const reset = await ask('/google/gsi/reset', { form: {} })
  expect(await automatic(cookieFrom(reset))).toBe('')
})

const asked = () =>
  new URLSearchParams({
    client_id: standIn.apple.clientId,
    redirect_uri: standIn.apple.redirectUrl,
    response_type: 'code id_token',
    response_mode: 'form_post',
    scope: 'name email',
    state: '"><script>',
    nonce: 'n',
  })

function decide(given: Record<string, string>, cookie = '') {
  const form = { nonce: 'n', state: 's', account: 'sofia', answer: 'valid', ...given }
  return ask('/apple/auth/authorize', { form: { decision: 'continue', ...form }, cookie })
}

const fieldsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value?.replaceAll('&quot;', '"'),
    ]),
  )

test('Apple’s page serves its own client and shows nothing that it is given as markup', async () => {
  const page = await (await ask(`/apple/auth/authorize?${asked()}`)).text()
  expect(page).toContain('Share my email')
  expect(page).not.toContain('"><script>')
  const other = asked()
  other.set('redirect_uri', 'https://evil.test/auth/callback')
  expect(await (await ask(`/apple/auth/authorize?${other}`)).text()).not.toContain('<form')
})

test('Apple tells the name at the first consent only, and keeps the address it gave then', async () => {
  const first = await decide({ 'email-sofia': 'hide' })
  const fields = fieldsOf(await first.text())
  expect(JSON.parse(fields.user ?? '')).toMatchObject({
    name: { firstName: 'Sofía', lastName: 'Lerma' },
  })
  const again = await decide({ 'email-sofia': 'share' }, cookieFrom(first))
  const later = fieldsOf(await again.text())
  expect(later.user).toBeUndefined()
  expect(decodeJwt(later.id_token ?? '')).toMatchObject({
    sub: 'apple-sofia',
    email: decodeJwt(fields.id_token ?? '').email,
    email_verified: 'true',
    is_private_email: 'true',
  })
})

test('whoever cancels at Apple sends the site a reason and its state', async () => {
  expect(fieldsOf(await (await decide({ decision: 'cancel' })).text())).toEqual({
    state: 's',
    error: 'user_cancelled_authorize',
  })
})

test('its pages speak both languages and say that they are a demo', async () => {
  for (const path of ['/google/gsi/prompt', '/google/gsi/select', `/apple/auth/authorize`]) {
    const page = async (language: string) => (await ask(`${path}?${asked()}&hl=${language}`)).text()
    expect(await page('en')).toContain('This is a local demo')
    expect(await page('es')).toContain('Esta es una demostración local')
  }
})

test('a second process on the same folder signs with the same keys', async () => {
  const other = await open()
  const token = await other.googleToken({ sub: 'x' })
  const keys = createRemoteJWKSet(new URL(standIn.google.keysUrl))
  expect((await jwtVerify(token, keys)).payload.sub).toBe('x')
  expect(other.apple.privateKey).toBe(standIn.apple.privateKey)
  other.close()
})
