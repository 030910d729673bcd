import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sign } from '#platform/crypto/token.ts'
import { vapidKeysOf } from '#platform/push/vapid-keys.ts'
import { decryptNumbers } from '#wallet/bank/encrypt-numbers.ts'
import { callAs, deviceOf, signedIn, signIn } from '../../test/people.ts'
import { homeOf } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { clabe, type Someone } from '../../test/user-data.ts'
import { rotateAllKeys } from './rotate-keys.ts'

const secrets = {
  old: 'the root secret before the rotation, 32+',
  new: 'the root secret after the rotation, 32+',
}

const apps: TestApp[] = []
let before: TestApp
let laura: Someone
let daniel: Someone
let calendar: string
let unsubscribe: string
let device: Record<string, string>

/** Another process on the same database, with other root secrets. */
async function restart(environment: Record<string, string>): Promise<TestApp> {
  const app = await openTestApp({ databaseUrl: before.databaseUrl, environment })
  apps.push(app)
  return app
}

beforeAll(async () => {
  before = await openTestApp({ environment: { SECRET_KEY: secrets.old } })
  apps.push(before)
  laura = await signedIn(before, 'Laura')
  daniel = await signedIn(before, 'Daniel')
  await laura.call('POST', '/bank-accounts', { body: clabe })
  device = deviceOf(await signIn(before, laura.email))
  const link = Buffer.from(`${laura.id} withdrawal_updated`).toString('base64url')
  unsubscribe = `/unsubscribe/${sign(before.ctx(), 'unsubscribe', link)}`
  const ines = await signedIn(before, 'Ines', { profile: 'OWNER' })
  await homeOf(before, ines.id)
  const { exports } = (await ines.call('GET', '/owner/channels')).body.result
  calendar = exports[0].url.replace(/^.*\/api/, '')
})
afterAll(async () => {
  for (const app of apps) await app.close()
})

async function numbersOf(app: TestApp): Promise<string[]> {
  const rows = await app.db
    .selectFrom('bankAccounts')
    .select(['id', 'sealed', 'keyId'])
    .where('userId', '=', laura.id)
    .$narrowType<{ sealed: Buffer; keyId: number }>()
    .execute()
  const opened = await Promise.all(rows.map(({ id, ...row }) => decryptNumbers(app.ctx(), id, row)))
  return opened.map(({ accountNumber }) => accountNumber)
}

async function status(app: TestApp, url: string): Promise<number> {
  return (await app.call('GET', url)).status
}

/** What somebody who was there before the rotation still has. */
async function works(app: TestApp) {
  return {
    session: (await callAs(app, laura.token)('GET', '/user/info')).status === 200,
    calendar: (await status(app, calendar)) === 200,
    unsubscribe: (await status(app, unsubscribe)) === 200,
  }
}

test('new data keys change nothing for anybody', async () => {
  const rotated = await rotateAllKeys(before.ctx())
  expect(rotated['bank accounts']).toMatchObject({ count: 1 })
  expect(Object.keys(rotated)).toEqual(['bank accounts', 'main host IDs', 'authenticator apps'])
  expect(await numbersOf(before)).toEqual([clabe.accountNumber])
  expect(await works(before)).toEqual({ session: true, calendar: true, unsubscribe: true })
  expect((await signIn(before, daniel.email)).status).toBe(200)
})

test('another root secret alone is refused, because it opens no number and no password', async () => {
  await expect(restart({ SECRET_KEY: secrets.new })).rejects.toThrow(
    'SECRET_KEY is not the one that this database was used with',
  )
})

describe('a new root secret beside the previous one', () => {
  let during: TestApp

  beforeAll(async () => {
    during = await restart({ SECRET_KEY: secrets.new, PREVIOUS_SECRET_KEY: secrets.old })
  })

  test('keeps sessions, calendars, links, passwords, known devices and numbers', async () => {
    expect(await works(during)).toEqual({ session: true, calendar: true, unsubscribe: true })
    expect(await numbersOf(during)).toEqual([clabe.accountNumber])
    const again = await signIn(during, laura.email, undefined, { headers: device })
    expect(again.status).toBe(200)
    expect((await signIn(during, laura.email, 'Wrong2026')).status).toBe(401)
  })

  test('gives push services another key, so devices turn notifications on again', () => {
    const [one, other] = [before, during].map(({ ports }) => vapidKeysOf(ports.secrets).publicKey)
    expect(one).not.toBe(other)
  })
})

describe('the new root secret alone, after the rotation', () => {
  let after: TestApp

  beforeAll(async () => {
    const during = await restart({ SECRET_KEY: secrets.new, PREVIOUS_SECRET_KEY: secrets.old })
    await rotateAllKeys(during.ctx())
    after = await restart({ SECRET_KEY: secrets.new })
  })

  test('opens every number, and still knows a number that is added twice', async () => {
    expect(await numbersOf(after)).toEqual([clabe.accountNumber])
    const again = await callAs(after, laura.token)('POST', '/bank-accounts', { body: clabe })
    expect(again.body.error.code).toBe('bank_accounts.known')
  })

  test('takes the password of who signed in meanwhile; others reset theirs by email', async () => {
    expect((await signIn(after, laura.email)).status).toBe(200)
    expect((await signIn(after, daniel.email)).status).toBe(401)
  })

  test('keeps sessions and calendars, and ends links signed before', async () => {
    expect(await works(after)).toEqual({ session: true, calendar: true, unsubscribe: false })
  })

  test('leaves the old root secret nothing to open', async () => {
    await expect(numbersOf(before)).rejects.toThrow()
  })
})
