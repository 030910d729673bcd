import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantProfile } from '#identity/account/account.ts'
import { callAs, mailsTo, signedIn, signIn } from '../../../test/people.ts'
import { authenticatorApp } from '../../../test/second-factor/authenticator-app.ts'
import { softwareAuthenticator } from '../../../test/second-factor/software-authenticator.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { rotateSecondFactorKeys } from './rotate-second-factor-keys.ts'
import { resetSecondFactor } from './second-factor.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

type Person = Awaited<ReturnType<typeof signedIn>>

async function switchOn(person: Pick<Person, 'call'>) {
  const { body: setup } = await person.call('POST', '/user/second-factor/setup')
  const app = authenticatorApp(marea, setup.result.key)
  const { status, body } = await person.call('POST', '/user/second-factor/activation', {
    body: { code: app.code() },
  })
  expect(status).toBe(200)
  return { app, recoveryCodes: body.result.recoveryCodes as string[] }
}

async function firstStep(email: string) {
  const { body } = await signIn(marea, email)
  return { user: body.result, call: callAs(marea, body.result.token) }
}

const confirm = (call: Person['call'], code: string) =>
  call('POST', '/user/second-factor/confirmation', { body: { code } })

/** Codes change every 30 seconds. */
const nextCode = () => marea.clock.advance({ seconds: 60 })

test('whoever has two-step sign-in is asked for a code after the password, and nothing opens before it', async () => {
  const ana = await signedIn(marea, 'ana')
  const { app } = await switchOn(ana)
  nextCode()
  const { user, call } = await firstStep(ana.email)
  expect(user.needsSecondFactor).toBe(true)
  for (const path of ['/user/info', '/wallet', '/bookings']) {
    expect((await call('GET', path)).body.error.code).toBe('identity.second_factor_required')
  }
  const { status, body } = await confirm(call, app.code())
  expect([status, body.result.needsSecondFactor]).toEqual([200, false])
  expect((await call('GET', '/user/info')).status).toBe(200)
})

test('whoever has two-step sign-in may finish it with an own passkey in place of the code', async () => {
  const olga = await signedIn(marea, 'olga')
  await switchOn(olga)
  const own = await passkeyOf(olga)
  const foreign = await passkeyOf(await signedIn(marea, 'petra'))
  const { call } = await firstStep(olga.email)
  const confirmBy = async (device: typeof own) => {
    const { body } = await marea.call('POST', '/user/login/passkey/options')
    const answer = device.get(body.result)
    return call('POST', '/user/confirmation/passkey', { body: { answer } })
  }
  expect((await confirmBy(foreign)).body.error.code).toBe('identity.other_account')
  expect((await call('GET', '/user/info')).status).toBe(403)
  const { status, body } = await confirmBy(own)
  expect([status, body.result.id, body.result.needsSecondFactor]).toEqual([200, olga.id, false])
  expect((await call('GET', '/user/info')).status).toBe(200)
})

async function passkeyOf(person: Person) {
  const device = softwareAuthenticator(new URL(marea.config.publicUrl).origin)
  const { body } = await person.call('POST', '/user/passkeys/options')
  const answer = device.create(body.result)
  await person.call('POST', '/user/passkeys', { body: { name: 'Phone', answer } })
  return device
}

test('whoever has two-step sign-in is a visitor to public pages until the code is given', async () => {
  const bea = await signedIn(marea, 'bea')
  await switchOn(bea)
  const { call } = await firstStep(bea.email)
  const { status } = await call('GET', '/suites')
  expect(status).toBe(200)
})

test('whoever has two-step sign-in can leave before the code is given', async () => {
  const cleo = await signedIn(marea, 'cleo')
  await switchOn(cleo)
  const { call } = await firstStep(cleo.email)
  expect((await call('DELETE', '/user/session')).status).toBe(200)
  expect((await call('GET', '/user/info')).body.error.code).toBe('identity.sign_in_required')
})

test('whoever has two-step sign-in cannot use a code twice, not even in two requests at once', async () => {
  const dora = await signedIn(marea, 'dora')
  const { app } = await switchOn(dora)
  const { call } = await firstStep(dora.email)
  expect((await confirm(call, app.code())).body.error.code).toBe('identity.wrong_code')
  nextCode()
  const code = app.code()
  const answers = await Promise.all([confirm(call, code), confirm(call, code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
})

test('whoever has two-step sign-in signs in by a recovery code once, and is told by email', async () => {
  const eva = await signedIn(marea, 'eva')
  const { recoveryCodes } = await switchOn(eva)
  expect(new Set(recoveryCodes).size).toBe(10)
  const [code = ''] = recoveryCodes
  const first = await firstStep(eva.email)
  expect((await confirm(first.call, code.toLowerCase().replace('-', ' '))).status).toBe(200)
  const second = await firstStep(eva.email)
  expect((await confirm(second.call, code)).body.error.code).toBe('identity.wrong_code')
  const { body } = await first.call('GET', '/user/second-factor')
  expect(body.result).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 9 })
  const subjects = (await mailsTo(marea, eva.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining(['A recovery code was used', 'Two-step sign-in is on']),
  )
})

test('whoever has two-step sign-in gets new recovery codes, and the old ones stop working', async () => {
  const fay = await signedIn(marea, 'fay')
  const { app, recoveryCodes } = await switchOn(fay)
  nextCode()
  const { body } = await fay.call('POST', '/user/second-factor/recovery-codes', {
    body: { code: app.code() },
  })
  const { call } = await firstStep(fay.email)
  expect((await confirm(call, recoveryCodes[0] ?? '')).status).toBe(403)
  expect((await confirm(call, body.result.recoveryCodes[0])).status).toBe(200)
})

test('whoever has two-step sign-in has a few attempts, then waits', async () => {
  const gia = await signedIn(marea, 'gia')
  await switchOn(gia)
  const { call } = await firstStep(gia.email)
  const codes: string[] = []
  for (let each = 0; each < 6; each += 1) {
    codes.push((await confirm(call, '000000')).body.error.code)
  }
  expect(codes).toEqual([...Array(5).fill('identity.wrong_code'), 'identity.try_later'])
})

test('whoever has two-step sign-in switches it off by a code, and is told by email', async () => {
  const ida = await signedIn(marea, 'ida')
  const { app } = await switchOn(ida)
  const wrong = await ida.call('POST', '/user/second-factor/removal', { body: { code: '1' } })
  expect(wrong.status).toBe(403)
  nextCode()
  const body = { code: app.code() }
  expect((await ida.call('POST', '/user/second-factor/removal', { body })).status).toBe(200)
  expect((await firstStep(ida.email)).user.needsSecondFactor).toBe(false)
  const [latest] = await mailsTo(marea, ida.email)
  expect(latest?.subject).toBe('Two-step sign-in is off')
})

test('whoever has two-step sign-in keeps it when the keys that seal secrets are rotated', async () => {
  const kim = await signedIn(marea, 'kim')
  const { app } = await switchOn(kim)
  expect((await rotateSecondFactorKeys(marea.ctx())).count).toBeGreaterThan(0)
  nextCode()
  const { call } = await firstStep(kim.email)
  expect((await confirm(call, app.code())).status).toBe(200)
})

describe('switching it on', () => {
  test('ends the other sessions', async () => {
    const lia = await signedIn(marea, 'lia')
    const other = await firstStep(lia.email)
    await switchOn(lia)
    expect((await other.call('GET', '/user/info')).status).toBe(401)
    expect((await lia.call('GET', '/user/info')).status).toBe(200)
  })

  test('needs a recent sign-in and a right first code, and works once', async () => {
    const mia = await signedIn(marea, 'mia')
    const { body } = await mia.call('POST', '/user/second-factor/setup')
    const wrong = await mia.call('POST', '/user/second-factor/activation', {
      body: { code: '000000' },
    })
    expect(wrong.body.error.code).toBe('identity.wrong_code')
    const code = authenticatorApp(marea, body.result.key).code()
    await mia.call('POST', '/user/second-factor/activation', { body: { code } })
    const again = await mia.call('POST', '/user/second-factor/setup')
    expect(again.body.error.code).toBe('identity.second_factor_on')
    const noa = await signedIn(marea, 'noa')
    marea.clock.advance({ minutes: 16 })
    const late = await noa.call('POST', '/user/second-factor/setup')
    expect(late.body.error.code).toBe('identity.confirmation_required')
  })

  test('stores no secret and no code as text', async () => {
    const oda = await signedIn(marea, 'oda')
    const { recoveryCodes } = await switchOn(oda)
    const stored = await marea.db.selectFrom('recoveryCodes').selectAll().execute()
    const [code = ''] = recoveryCodes
    expect(JSON.stringify(stored)).not.toContain(code.replace('-', ''))
  })
})

describe('an administrator', () => {
  async function newAdmin(name: string) {
    const person = await signedIn(marea, name)
    await grantProfile(marea.ctx(), person.id, 'ADMIN')
    return person
  }

  test('sets up a second factor before the console opens', async () => {
    const admin = await newAdmin('pia')
    const before = await admin.call('GET', '/admin/queues')
    expect(before.body.error.code).toBe('identity.second_factor_setup_required')
    await switchOn(admin)
    expect((await admin.call('GET', '/admin/queues')).status).toBe(200)
  })

  test('opens the console only with a session that gave its code', async () => {
    const admin = await newAdmin('rita')
    const { app } = await switchOn(admin)
    nextCode()
    const { call } = await firstStep(admin.email)
    const early = await call('GET', '/admin/queues')
    expect(early.body.error.code).toBe('identity.second_factor_required')
    await confirm(call, app.code())
    expect((await call('GET', '/admin/queues')).status).toBe(200)
  })

  test('who switches it off leaves the console, also with the session that did it', async () => {
    const admin = await newAdmin('tess')
    const { app } = await switchOn(admin)
    nextCode()
    const body = { code: app.code() }
    expect((await admin.call('POST', '/user/second-factor/removal', { body })).status).toBe(200)
    const after = await admin.call('GET', '/admin/queues')
    expect(after.body.error.code).toBe('identity.second_factor_setup_required')
  })

  test('who lost the device starts again after operations reset it', async () => {
    const admin = await newAdmin('sol')
    await switchOn(admin)
    expect(await resetSecondFactor(marea.ctx(), admin.id)).toBe(true)
    expect((await admin.call('GET', '/user/info')).status).toBe(401)
    const { user, call } = await firstStep(admin.email)
    expect(user.needsSecondFactor).toBe(false)
    const { body } = await call('GET', '/admin/queues')
    expect(body.error.code).toBe('identity.second_factor_setup_required')
  })
})
