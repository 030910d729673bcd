import { afterEach, beforeEach, expect, test } from 'vitest'
import { callAs, mailsTo, signedIn } from '../../../test/people.ts'
import { authenticatorApp } from '../../../test/second-factor/authenticator-app.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { offerSetupLink } from './link.ts'

let marea: TestApp

beforeEach(async () => {
  marea = await openTestApp({ environment: { PUBLIC_URL: 'https://stays.example/' } })
})
afterEach(() => marea.close())

const ana = { fullName: 'Ana Ruiz', email: 'Ana@Stays.example', password: 'Marea2026' }

async function offeredToken(): Promise<string> {
  const link = await offerSetupLink(marea.ctx())
  return new URL(link ?? '').hash.slice(1)
}

function check(token: string) {
  return marea.call('POST', '/setup/link', { body: { token } })
}

function create(token: string, given: Partial<typeof ana> = {}) {
  return marea.call('POST', '/setup/administrator', { body: { token, ...ana, ...given } })
}

function codeOf({ body }: Awaited<ReturnType<typeof create>>) {
  return body.error?.code
}

test('the link makes an administrator who connects an app before the console opens', async () => {
  expect(await offerSetupLink(marea.ctx())).toMatch(/^https:\/\/stays\.example\/setup#[\w-]{43}$/)
  const token = new URL((await offerSetupLink(marea.ctx(), { isRenewed: true })) ?? '').hash.slice(
    1,
  )
  expect((await check(token)).status).toBe(200)
  const { status, body } = await create(token)
  expect(status).toBe(200)
  const user = body.result
  expect(user).toMatchObject({
    email: 'ana@stays.example',
    profile: 'ADMIN',
    isEmailConfirmed: true,
  })
  const call = callAs(marea, user.token)
  const early = await call('GET', '/admin/console')
  expect(early.body.error.code).toBe('identity.second_factor_setup_required')
  const { key } = (await call('POST', '/user/second-factor/setup')).body.result
  const code = authenticatorApp(marea, key).code()
  const activated = await call('POST', '/user/second-factor/activation', { body: { code } })
  expect(activated.body.result.recoveryCodes).toHaveLength(10)
  expect((await call('GET', '/admin/console')).status).toBe(200)
  const { acts } = (await call('GET', '/admin/audit')).body.result
  expect(acts).toMatchObject([
    { act: 'setup.administrator_created', admin: { name: 'Ana Ruiz' }, subject: `user:${user.id}` },
  ])
  expect(await mailsTo(marea, 'ana@stays.example')).toMatchObject([
    { subject: expect.stringContaining('Two-step') },
  ])
})

test('of the starts of an installation the first gets the link, and none once it was used', async () => {
  const offers = await Promise.all([1, 2, 3].map(() => offerSetupLink(marea.ctx())))
  const [link, ...others] = offers.filter(Boolean)
  expect(others).toEqual([])
  expect(await offerSetupLink(marea.ctx())).toBeUndefined()
  const token = new URL(link ?? '').hash.slice(1)
  expect((await create(token)).status).toBe(200)
  expect(codeOf(await check(token))).toBe('setup.link_invalid')
  expect(codeOf(await create(token, { email: 'eva@stays.example' }))).toBe('setup.link_invalid')
  expect(await offerSetupLink(marea.ctx())).toBeUndefined()
  expect(await offerSetupLink(marea.ctx(), { isRenewed: true })).toBeUndefined()
  expect(await marea.db.selectFrom('setupLinks').selectAll().execute()).toEqual([])
})

test('of two people who use the link at once one becomes the administrator', async () => {
  const token = await offeredToken()
  const emails = ['ana@stays.example', 'eva@stays.example', 'ana@stays.example']
  const answers = await Promise.all(emails.map((email) => create(token, { email })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const users = await marea.db.selectFrom('users').select('profile').execute()
  expect(users).toEqual([{ profile: 'ADMIN' }])
})

test('a lost link is replaced on the server, and the old one no longer works', async () => {
  const lost = await offeredToken()
  const link = await offerSetupLink(marea.ctx(), { isRenewed: true })
  expect(codeOf(await check(lost))).toBe('setup.link_invalid')
  expect((await check(new URL(link ?? '').hash.slice(1))).status).toBe(200)
})

test('a link that is guessed, cut or followed without one is refused, and guessing ends', async () => {
  expect(codeOf(await check('guess'))).toBe('setup.link_invalid')
  const token = await offeredToken()
  for (const wrong of [token.slice(1), `${token}x`, 'a'.repeat(43)]) {
    expect(codeOf(await create(wrong))).toBe('setup.link_invalid')
  }
  for (let tries = 4; tries < 20; tries += 1) await check('guess')
  expect(codeOf(await check(token))).toBe('request.too_many')
})

test('a weak password, a missing name or a wrong address keeps the link', async () => {
  const token = await offeredToken()
  const { status, body } = await create(token, { fullName: ' ', email: 'ana', password: 'short' })
  expect(status).toBe(400)
  expect(Object.keys(body.error.details.fields)).toEqual(['fullName', 'email', 'password'])
  expect((await create(token)).status).toBe(200)
})

test('an account that a guest has is not taken over', async () => {
  await signedIn(marea, 'ana')
  const token = await offeredToken()
  expect(codeOf(await create(token, { email: 'ana@marea.test' }))).toBe('setup.email_taken')
  const { profile } = await marea.db.selectFrom('users').select('profile').executeTakeFirstOrThrow()
  expect(profile).toBe('USER')
  expect((await create(token)).status).toBe(200)
})

test('an address that somebody registered and never confirmed belongs to the administrator', async () => {
  const stranger = await marea.call('POST', '/user/register', {
    body: { ...ana, password: undefined, phone: '3055550142', pin: '4827', conPin: '4827' },
  })
  expect(stranger.status).toBe(200)
  const { body } = await create(await offeredToken())
  expect(body.result).toMatchObject({ profile: 'ADMIN', isEmailConfirmed: true })
  const old = callAs(marea, stranger.body.result.token)
  expect((await old('GET', '/user/info')).status).toBe(401)
})
