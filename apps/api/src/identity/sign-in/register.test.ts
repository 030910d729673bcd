import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteExpiredJob } from '#identity/delete-expired.ts'
import {
  callAs,
  laura,
  mailsTo,
  register,
  signedIn,
  signIn,
  tokenIn,
} from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

function confirm(token: string, link: string) {
  return callAs(marea, token)('POST', '/user/email-confirmation', { body: { token: link } })
}

describe('a new user', () => {
  test('gets the user profile and a PIN, whatever status and profile the request names', async () => {
    const { status, body } = await marea.call('POST', '/user/register', {
      body: { ...laura, email: ' Laura@Marea.test ', status: false, profile: 'ADMIN' },
    })
    expect(status).toBe(200)
    expect(body.result).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      id: expect.any(String),
      fullName: 'Laura Méndez',
      email: 'laura@marea.test',
      phone: '+1 (305) 555-0142',
      gender: 'female',
      profile: 'USER',
      isCoHost: false,
      language: 'en',
      photo: null,
      isEmailConfirmed: false,
      isEmailBounced: false,
      needsSecondFactor: false,
      secret: 'pin',
      createdAt: '2026-11-15T12:00:00Z',
    })
  })

  test('may leave the gender out, like the form that sends it empty', async () => {
    const { gender: _unstated, ...rest } = laura
    const body = { ...rest, email: 'without-gender@marea.test' }
    const answer = await marea.call('POST', '/user/register', { body })
    expect(answer).toMatchObject({ status: 200, body: { result: { gender: null } } })
  })

  test('may leave the gender unstated, and state it later', async () => {
    const { body } = await register(marea, { email: 'unstated@marea.test', gender: '' })
    expect(body.result.gender).toBeNull()
    const save = (change: object) =>
      callAs(marea, body.result.token)('PUT', '/user/profile', { body: change })
    expect((await save({ phone: '+1 305 555 0143' })).body.result.gender).toBeNull()
    expect((await save({ gender: 'other' })).body.result.gender).toBe('other')
  })

  test('confirms the address by an email in their language', async () => {
    const headers = { 'accept-language': 'es-MX,es;q=0.9' }
    const { body } = await register(marea, { email: 'sofia@marea.test' }, { headers })
    expect(body.result.language).toBe('es')
    const [mail] = await mailsTo(marea, 'sofia@marea.test')
    expect(mail?.subject).toBe('Confirme su correo')
    const token = tokenIn(mail, 'confirm')
    const { body: confirmed } = await confirm(body.result.token, token)
    expect(confirmed.result).toMatchObject({ isEmailConfirmed: true, token: body.result.token })
    const again = await confirm(body.result.token, token)
    expect(again.body.error.code).toBe('identity.link_invalid')
  })

  test('may request that email again, with a limit', async () => {
    const { body } = await register(marea, { email: 'again@marea.test' })
    const call = callAs(marea, body.result.token)
    for (let count = 0; count < 9; count += 1) {
      await call('POST', '/user/email-confirmation/mail')
      await marea.runJobs()
    }
    expect(await mailsTo(marea, 'again@marea.test')).toHaveLength(5)
  })
})

describe('a registration with errors', () => {
  test('returns a message per field and creates no account', async () => {
    const { status, body } = await register(marea, {
      fullName: '',
      email: 'nobody',
      phone: '123',
      pin: '1',
      conPin: '',
    })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      code: 'identity.registration_refused',
      message: 'Please correct the errors before continuing',
      details: {
        fields: {
          fullName: { code: 'identity.name_required', message: 'Name is required' },
          email: { message: 'Invalid email format' },
          phone: { message: 'Invalid phone format (minimum 10 digits)' },
          pin: { message: 'Password must be 4 digits' },
          conPin: { message: 'Please confirm password' },
        },
      },
    })
  })

  test('may lack fields altogether', async () => {
    const { body } = await marea.call('POST', '/user/register', { body: {} })
    const { fields } = body.error.details
    expect(fields.pin.message).toBe('Password is required')
    expect(fields.email.message).toBe('Email is required')
    expect(fields.phone.message).toBe('Phone is required')
  })

  test('gets a hint for a PIN that is easy to guess', async () => {
    const { body } = await register(marea, { pin: '1234', conPin: '1234' })
    expect(body.error.details.fields.pin.code).toBe('identity.pin_trivial')
  })

  test('an unknown field is refused', async () => {
    const { status } = await marea.call('POST', '/user/register', {
      body: { ...laura, isAdmin: true },
    })
    expect(status).toBe(400)
  })
})

describe('an address that somebody holds', () => {
  test('gets the same response as a new one; only its mailbox learns the difference', async () => {
    await signedIn(marea, 'Elena', { language: 'es' })
    const held = await register(marea, { email: 'elena@marea.test', pin: '9051', conPin: '9051' })
    const fresh = await register(marea, { email: 'fresh@marea.test', pin: '9051', conPin: '9051' })
    expect(held.status).toBe(fresh.status)
    expect(Object.keys(held.headers)).toEqual(Object.keys(fresh.headers))
    const shape = ({ token, id, email, ...rest }: Record<string, unknown>) => rest
    expect(shape(held.body.result)).toEqual(shape(fresh.body.result))
    const [mail] = await mailsTo(marea, 'elena@marea.test')
    expect(mail?.subject).toBe('Ya tiene una cuenta en Marea')
    const back = await marea.call('POST', '/user/login/link', {
      body: { token: tokenIn(mail, 'link') },
    })
    expect(back.body.result).toMatchObject({ fullName: 'Elena', secret: 'password' })
  })

  test('lets the second account sign in too, so signing in reveals nothing either', async () => {
    const second = await signIn(marea, 'elena@marea.test', '9051')
    expect(second.status).toBe(200)
    expect(second.body.result.fullName).toBe(laura.fullName)
    const owner = await signIn(marea, 'elena@marea.test')
    expect(owner.body.result.fullName).toBe('Elena')
  })

  test('keeps responding alike after the second one sets a password', async () => {
    const second = (await signIn(marea, 'elena@marea.test', '9051')).body.result
    const body = { password: 'Segunda1', confirmation: 'Segunda1' }
    await callAs(marea, second.token)('PUT', '/user/password', { body })
    const back = await signIn(marea, 'elena@marea.test', 'Segunda1')
    expect(back.body.result).toMatchObject({ id: second.id, secret: 'password' })
  })
})

describe('someone who registers on the way to a page', () => {
  const next = '/invitation/6a0e7d52-7b0e-4c5f-9d0e-1f2a3b4c5d6e'
  const returns = `&next=${encodeURIComponent(next)}`

  test('returns to it by the link of the confirmation email, also of a repeated one', async () => {
    const email = 'invited@marea.test'
    const { body } = await register(marea, { email, next })
    expect((await mailsTo(marea, email))[0]?.text).toContain(returns)
    const query = { next }
    await callAs(marea, body.result.token)('POST', '/user/email-confirmation/mail', { query })
    const mails = await mailsTo(marea, email)
    expect(mails.map(({ text }) => text.includes(returns))).toEqual([true, true])
    const link = tokenIn(mails[0], 'confirm')
    expect((await confirm(body.result.token, link)).status).toBe(200)
  })

  test('returns to it by the sign-in link if the address has an account already', async () => {
    const { email } = await signedIn(marea, 'known')
    await register(marea, { email, next })
    expect((await mailsTo(marea, email))[0]?.text).toContain(returns)
  })

  test.each(['https://evil.test', '//evil.test', '/\\\\evil.test', 'x', `/${'x'.repeat(300)}`])(
    'is never sent to %s',
    async (next) => {
      const answer = await register(marea, { email: 'elsewhere@marea.test', next })
      expect(answer.status).toBe(400)
    },
  )
})

describe('the confirmation link in a browser where nobody is signed in', () => {
  const open = (link: string) =>
    marea.call('POST', '/user/email-confirmation', { body: { token: link } })

  test('confirms the address, signs nobody in, and the session that waits is confirmed', async () => {
    const email = 'elsewhere-confirmed@marea.test'
    const { token } = (await register(marea, { email })).body.result
    const link = tokenIn((await mailsTo(marea, email))[0], 'confirm')
    expect((await open(link)).body).toEqual({ result: null })
    const { body } = await callAs(marea, token)('GET', '/user/info')
    expect(body.result.isEmailConfirmed).toBe(true)
    expect((await open(link)).body.error.code).toBe('identity.link_invalid')
  })

  test('asks to sign in where several accounts name the address, so that no trap is confirmed', async () => {
    const email = 'trapped@marea.test'
    await register(marea, { email, pin: '7305', conPin: '7305' })
    const trap = tokenIn((await mailsTo(marea, email))[0], 'confirm')
    const owner = (await register(marea, { email, pin: '6148', conPin: '6148' })).body.result
    const link = tokenIn((await mailsTo(marea, email))[0], 'confirm')
    expect((await open(trap)).body.error.code).toBe('identity.sign_in_required')
    expect((await confirm(owner.token, link)).status).toBe(200)
  })
})

describe('an address that was never confirmed', () => {
  test('belongs to whoever reads its mailbox, not to who came first', async () => {
    const email = 'contested@marea.test'
    const squatter = (await register(marea, { email, pin: '7305', conPin: '7305' })).body.result
    const squattersLink = tokenIn((await mailsTo(marea, email))[0], 'confirm')
    const owner = (await register(marea, { email, pin: '6148', conPin: '6148' })).body.result
    const ownersLink = tokenIn((await mailsTo(marea, email))[0], 'confirm')
    expect((await confirm(owner.token, squattersLink)).status).toBe(400)
    expect((await confirm(owner.token, ownersLink)).status).toBe(200)
    expect((await signIn(marea, email, '6148')).body.result.id).toBe(owner.id)
    const left = (await signIn(marea, email, '7305')).body.result
    expect(left).toMatchObject({ id: squatter.id, isEmailConfirmed: false })
    expect((await confirm(left.token, squattersLink)).status).toBe(400)
  })

  test('is released after seven days, and the account’s data is erased', async () => {
    const email = 'never@marea.test'
    const { token, id } = (await register(marea, { email })).body.result
    marea.clock.advance({ hours: 7 * 24 + 1 })
    await deleteExpiredJob.handle(marea.ctx(), {})
    expect((await callAs(marea, token)('GET', '/user/info')).status).toBe(401)
    const row = await marea.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ email: '', fullName: '', phone: '', secretHash: null })
    expect((await register(marea, { email })).status).toBe(200)
  })
})
