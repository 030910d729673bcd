import type { User } from '@marea/contract/identity/endpoints.ts'
import { type Brand, defaultBrand } from '@marea/contract/platform/brand.ts'
import type { InjectOptions } from 'fastify'
import { createAccount, grantProfile, sealSecret } from '../src/identity/account/account.ts'
import { hashToken } from '../src/platform/crypto/token.ts'
import { type Ctx, inTransaction } from '../src/platform/ctx.ts'
import { listOutbox } from '../src/platform/mail/outbox.ts'
import type { TestApp } from './test-app.ts'

export const password = 'Marea2026'

type Method = Parameters<TestApp['call']>[0]

/** A signed-in test user with a confirmed email. */
export async function signedIn(
  marea: TestApp,
  name: string,
  { profile = 'USER', language = 'en' }: Partial<Pick<User, 'profile' | 'language'>> = {},
) {
  const email = `${name.toLowerCase()}@marea.test`
  const ctx = marea.ctx()
  const secret = await sealSecret(ctx, email, { kind: 'password', value: password })
  const { id } = await inTransaction(ctx, (ctx) =>
    createAccount(
      ctx,
      {
        fullName: name,
        email,
        phone: '+1 305 555 0100',
        gender: 'other',
        language,
        isEmailConfirmed: true,
      },
      secret,
    ),
  )
  if (profile !== 'USER') await grantProfile(ctx, id, profile)
  return signInFully(marea, email)
}

/** Becomes an owner and stays signed in. */
export async function asOwner<Someone extends { id: string }>(marea: TestApp, someone: Someone) {
  await grantProfile(marea.ctx(), someone.id, 'OWNER')
  return someone
}

/** Signs in, and an administrator with a second factor. */
export async function signInFully(marea: TestApp, email: string, secret = password) {
  const user: User = (await signIn(marea, email, secret)).body.result
  if (user.profile === 'ADMIN') await giveSecondFactor(marea.ctx(), user.token)
  return { ...user, call: callAs(marea, user.token) }
}

/** The session of an administrator opens the console without an app; tests of the app use it. */
export async function giveSecondFactor({ db, now }: Ctx, token: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ secondFactorAt: now })
    .where('tokenHash', '=', hashToken(token))
    .execute()
}

export function callAs(marea: TestApp, token: string) {
  return (method: Method, url: string, rest: InjectOptions = {}) =>
    marea.call(method, url, { ...rest, headers: { ...rest.headers, authorization: token } })
}

export function signIn(marea: TestApp, email: string, secret = password, rest: InjectOptions = {}) {
  return marea.call('POST', '/user/login/email', { ...rest, body: { email, password: secret } })
}

export const laura = {
  fullName: 'Laura Méndez',
  email: 'laura@marea.test',
  phone: '+1 (305) 555-0142',
  status: true,
  gender: 'female',
  pin: '4827',
  conPin: '4827',
  profile: 'USER',
}

export function register(
  marea: TestApp,
  given: Partial<typeof laura & { next: string }> = {},
  rest: InjectOptions = {},
) {
  return marea.call('POST', '/user/register', { ...rest, body: { ...laura, ...given } })
}

/** Runs the waiting jobs and returns all mails to an address, newest first. */
export async function mailsTo(marea: TestApp, email: string) {
  await marea.runJobs()
  const mails = await listOutbox(marea.config.dataDir)
  return mails
    .filter(({ to }) => to === email)
    .map(({ language, versions }) => ({ language, ...versions[language] }))
}

/** The token of the first link of this kind in a mail. */
export function tokenIn(
  mail: { text: string } | undefined,
  name: 'token' | 'link' | 'confirm' | 'again' | 'email' | 'undo',
) {
  return new RegExp(`[?&]${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? 'no link'
}

/** The device cookie of a response, as a browser sends it back. */
export function deviceOf({ headers }: { headers: Record<string, unknown> }) {
  const [pair = ''] = String(headers['set-cookie']).split(';')
  return { cookie: `${pair}; XSRF-TOKEN=known`, 'x-xsrf-token': 'known' }
}

/** As an administrator does it; other processes would hear of it by its event. */
export async function renameBrand(marea: TestApp, brand: Partial<Brand>): Promise<void> {
  const admin = await signedIn(marea, 'Berta', { profile: 'ADMIN' })
  const value = { ...defaultBrand, ...marea.config.support, ...brand }
  const body = { value, changes: 0, reason: 'Another brand' }
  const { status } = await admin.call('PUT', '/admin/brand', { body })
  if (status !== 200) throw new Error(`The brand was refused with ${status}.`)
  await marea.brand.refresh()
}
