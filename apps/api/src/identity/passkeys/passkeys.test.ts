import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantProfile } from '#identity/account/account.ts'
import { resetSecondFactor } from '#identity/second-factor/second-factor.ts'
import { callAs, mailsTo, signedIn, signIn } from '../../../test/people.ts'
import { softwareAuthenticator } from '../../../test/second-factor/software-authenticator.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let origin: string

beforeAll(async () => {
  marea = await openTestApp()
  origin = new URL(marea.config.publicUrl).origin
})
afterAll(() => marea.close())

type Person = Awaited<ReturnType<typeof signedIn>>
type Authenticator = ReturnType<typeof softwareAuthenticator>

async function register(person: Person, device: Authenticator, name = 'Phone') {
  const { body } = await person.call('POST', '/user/passkeys/options')
  return person.call('POST', '/user/passkeys', {
    body: { name, answer: device.create(body.result) },
  })
}

async function answerOf(device: Authenticator) {
  const { body } = await marea.call('POST', '/user/login/passkey/options')
  return device.get(body.result)
}

const signInBy = (answer: object) => marea.call('POST', '/user/login/passkey', { body: { answer } })

test('a person adds a passkey, signs in with it, and removes it', async () => {
  const ana = await signedIn(marea, 'ana')
  const device = softwareAuthenticator(origin)
  const added = await register(ana, device, 'Ana’s phone')
  expect(added.body.result).toMatchObject([{ name: 'Ana’s phone', lastUsedAt: null }])
  const [mail] = await mailsTo(marea, ana.email)
  expect(mail?.subject).toBe('New passkey on your account')
  const { status, body } = await signInBy(await answerOf(device))
  expect([status, body.result.id, body.result.needsSecondFactor]).toEqual([200, ana.id, false])
  const call = callAs(marea, body.result.token)
  const [passkey] = (await call('GET', '/user/passkeys')).body.result
  expect(passkey.lastUsedAt).not.toBeNull()
  expect((await call('DELETE', `/user/passkeys/${passkey.id}`)).body.result).toEqual([])
  expect((await signInBy(await answerOf(device))).body.error.code).toBe('identity.passkey_refused')
})

test('an administrator who signs in with a passkey opens the console', async () => {
  const admin = await signedIn(marea, 'bea')
  const device = softwareAuthenticator(origin)
  await register(admin, device)
  await grantProfile(marea.ctx(), admin.id, 'ADMIN')
  const { body } = await signInBy(await answerOf(device))
  expect((await callAs(marea, body.result.token)('GET', '/admin/queues')).status).toBe(200)
  const byPassword = callAs(marea, (await signIn(marea, admin.email)).body.result.token)
  expect((await byPassword('GET', '/admin/queues')).status).toBe(403)
  const setup = await byPassword('POST', '/user/second-factor/setup')
  expect(setup.body.error.code).toBe('identity.second_factor_required')
})

describe('the password of a person with a passkey', () => {
  async function stolen(name: string) {
    const person = await signedIn(marea, name)
    const device = softwareAuthenticator(origin)
    const { body } = await register(person, device)
    await grantProfile(marea.ctx(), person.id, 'ADMIN')
    const { token } = (await signIn(marea, person.email)).body.result
    return { person, device, passkeyId: body.result[0].id, call: callAs(marea, token) }
  }

  test('adds no passkey, removes none and sets up no app', async () => {
    const { call, passkeyId, device } = await stolen('hana')
    const { body } = await (await signedIn(marea, 'thief')).call('POST', '/user/passkeys/options')
    const answer = softwareAuthenticator(origin).create(body.result)
    const codes = [
      await call('POST', '/user/passkeys/options'),
      await call('POST', '/user/passkeys', { body: { name: 'Mine', answer } }),
      await call('DELETE', `/user/passkeys/${passkeyId}`),
      await call('POST', '/user/second-factor/setup'),
      await call('POST', '/user/second-factor/activation', { body: { code: '000000' } }),
    ].map(({ body }) => body.error.code)
    expect(new Set(codes)).toEqual(new Set(['identity.second_factor_required']))
    expect((await signInBy(await answerOf(device))).status).toBe(200)
    const console = await call('GET', '/admin/queues')
    expect(console.body.error.code).toBe('identity.second_factor_setup_required')
  })

  test('opens the rest once the passkey confirms the session, and only the own passkey does', async () => {
    const { call, device } = await stolen('ines')
    const other = await stolen('jana')
    const confirm = async (by: Authenticator) =>
      call('POST', '/user/confirmation/passkey', { body: { answer: await answerOf(by) } })
    expect((await confirm(other.device)).body.error.code).toBe('identity.other_account')
    expect((await call('GET', '/admin/queues')).status).toBe(403)
    const confirmed = await confirm(device)
    expect([confirmed.status, confirmed.body.result.profile]).toEqual([200, 'ADMIN'])
    expect((await call('GET', '/admin/queues')).status).toBe(200)
    expect((await call('POST', '/user/passkeys/options')).status).toBe(200)
  })

  test('is all that is left when operations reset a lost device', async () => {
    const { person, device, call } = await stolen('kata')
    expect(await resetSecondFactor(marea.ctx(), person.id)).toBe(true)
    expect((await call('GET', '/user/info')).status).toBe(401)
    expect((await signInBy(await answerOf(device))).status).toBe(403)
  })
})

test('passkeys change only after a recent sign-in', async () => {
  const lola = await signedIn(marea, 'lola')
  const device = softwareAuthenticator(origin)
  const { body } = await register(lola, device)
  const call = callAs(marea, (await signInBy(await answerOf(device))).body.result.token)
  marea.clock.advance({ minutes: 16 })
  const late = await call('DELETE', `/user/passkeys/${body.result[0].id}`)
  expect(late.body.error.code).toBe('identity.confirmation_required')
})

test('the console closes for every session once the last factor is removed', async () => {
  const admin = await signedIn(marea, 'mona')
  const device = softwareAuthenticator(origin)
  const { body } = await register(admin, device)
  await grantProfile(marea.ctx(), admin.id, 'ADMIN')
  const call = callAs(marea, (await signInBy(await answerOf(device))).body.result.token)
  expect((await call('GET', '/admin/queues')).status).toBe(200)
  await call('DELETE', `/user/passkeys/${body.result[0].id}`)
  const after = await call('GET', '/admin/queues')
  expect(after.body.error.code).toBe('identity.second_factor_setup_required')
})

test('a signature counts once', async () => {
  const cleo = await signedIn(marea, 'cleo')
  const device = softwareAuthenticator(origin)
  await register(cleo, device)
  const answer = await answerOf(device)
  expect((await signInBy(answer)).status).toBe(200)
  expect((await signInBy(answer)).body.error.code).toBe('identity.passkey_refused')
})

test('another site, another key and a device that verifies nobody are refused', async () => {
  const dora = await signedIn(marea, 'dora')
  const phished = softwareAuthenticator('https://marea.evil.example')
  expect((await register(dora, phished)).body.error.code).toBe('identity.passkey_refused')
  const careless = softwareAuthenticator(origin, { isVerifying: false })
  expect((await register(dora, careless)).body.error.code).toBe('identity.passkey_refused')
  const device = softwareAuthenticator(origin)
  await register(dora, device)
  const right = await answerOf(device)
  const forged = (await answerOf(softwareAuthenticator(origin))).response
  const answer = { ...right, response: { ...right.response, signature: forged.signature } }
  expect((await signInBy(answer)).body.error.code).toBe('identity.passkey_refused')
})

test('a challenge made for one person adds no passkey to another', async () => {
  const [eva, fay] = [await signedIn(marea, 'eva'), await signedIn(marea, 'fay')]
  const { body } = await eva.call('POST', '/user/passkeys/options')
  const answer = softwareAuthenticator(origin).create(body.result)
  const taken = await fay.call('POST', '/user/passkeys', { body: { name: 'Mine', answer } })
  expect(taken.body.error.code).toBe('identity.passkey_refused')
})

test('a stranger’s passkey is not found', async () => {
  const [gia, ida] = [await signedIn(marea, 'gia'), await signedIn(marea, 'ida')]
  const { body } = await register(gia, softwareAuthenticator(origin))
  const { status } = await ida.call('DELETE', `/user/passkeys/${body.result[0].id}`)
  expect(status).toBe(404)
})
