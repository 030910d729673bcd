import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, mailsTo, register, signedIn, tokenIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

const home = { remoteAddress: '10.7.0.1' }
const stranger = { remoteAddress: '10.7.0.2' }

async function registered(email: string, rest: object) {
  const { token } = (await register(marea, { email }, rest)).body.result
  await marea.runJobs()
  return callAs(marea, token)
}

async function squat(email: string, times: number, rest: object) {
  for (let count = 0; count < times; count += 1) await registered(email, rest)
}

const askReset = (email: string, rest: object) =>
  marea.call('GET', `/user/forgot-password?email=${email}`, rest)

describe('strangers who register somebody’s address', () => {
  test.each([
    ['from elsewhere', stranger],
    ['from the same network', home],
  ])('%s do not keep the confirmation mail from its owner', async (where, rest) => {
    const email = `${where.replaceAll(' ', '-')}@marea.test`
    await squat(email, 8, rest)
    const call = await registered(email, home)
    const [mail] = await mailsTo(marea, email)
    const body = { token: tokenIn(mail, 'confirm') }
    expect((await call('POST', '/user/email-confirmation', { body })).status).toBe(200)
  })

  test('cannot flood its mailbox, from one network or from many', async () => {
    const email = 'flooded@marea.test'
    await squat(email, 20, stranger)
    expect(await mailsTo(marea, email)).toHaveLength(15)
    for (let network = 0; network < 30; network += 1) {
      await squat(email, 1, { remoteAddress: `10.8.0.${network}` })
    }
    expect(await mailsTo(marea, email)).toHaveLength(30)
  })

  test('cause at most five emails a day to its owner', async () => {
    await signedIn(marea, 'Known')
    await squat('known@marea.test', 8, stranger)
    expect(await mailsTo(marea, 'known@marea.test')).toHaveLength(5)
  })
})

test('strangers who request password resets do not block the owner’s own', async () => {
  const { email } = await signedIn(marea, 'Forgetful')
  for (let count = 0; count < 8; count += 1) await askReset(email, stranger)
  expect(await mailsTo(marea, email)).toHaveLength(5)
  await askReset(email, home)
  expect(await mailsTo(marea, email)).toHaveLength(6)
})

test('an email to an unconfirmed address contains no text of a stranger', async () => {
  const email = 'lured@marea.test'
  await register(marea, { email, fullName: 'Claim your prize at www.evil.test' })
  await askReset(email, home)
  const mails = await mailsTo(marea, email)
  expect(mails).toHaveLength(2)
  expect(JSON.stringify(mails)).not.toContain('evil')
  expect(mails[0]?.text).toContain('Hello,\n')
})

describe('a name', () => {
  test('on two lines, or without visible characters, creates no account', async () => {
    for (const fullName of ['Laura\r\nBcc: all@marea.test', '\u200b\u3164', 'A\u202eB']) {
      const { status, body } = await register(marea, { email: 'named@marea.test', fullName })
      expect([status, Object.keys(body.error.details.fields)]).toEqual([400, ['fullName']])
    }
  })

  test('cannot be changed to one either', async () => {
    const { call } = await signedIn(marea, 'Renamed')
    for (const fullName of ['Laura\nMéndez', '\u200b\u3164', '\u2800']) {
      expect((await call('PUT', '/user/profile', { body: { fullName } })).status).toBe(400)
    }
    const phone = '+1 305\n555 0142'
    expect((await call('PUT', '/user/profile', { body: { phone } })).status).toBe(400)
  })
})
