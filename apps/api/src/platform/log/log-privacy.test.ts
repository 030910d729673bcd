import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPrivateData } from '../../../test/log-privacy/find-private-data.ts'
import { laura, mailsTo, register, signedIn, signIn, tokenIn } from '../../../test/people.ts'
import { deliverEvents, depositAs, enterCard } from '../../../test/stand-ins/cards.ts'
import { booked, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { clabe } from '../../../test/user-data.ts'
import { describeError } from './describe-error.ts'
import { openLog } from './log.ts'
import { withoutPrivateData } from './without-private-data.ts'

let marea: TestApp
let written = ''

beforeAll(async () => {
  const log = openLog('trace', {
    write(line) {
      written += line
    },
  })
  marea = await openTestApp({ log })
})
afterAll(() => marea.close())

const sessionToken = 'pJ3-vQ8xT0aZbC5dE6fG7hI8jK9lM1nO2pQ3rS4tU5v'

test.each([
  ['email', '{"msg":"mail to ana@correo.test"}'],
  ['token', `{"msg":"session ${sessionToken}"}`],
  ['address with a secret', '{"url":"/reset-password?token=abcdefgh"}'],
  ['address with a secret', '{"url":"/?lang=en&confirm=abcdefgh"}'],
  ['address with a secret', '{"url":"/api/calendars/abcdefghijklmnopqrstuvwx.ics"}'],
  ['card number', '{"msg":"card 4242 4242 4242 4242 declined"}'],
  ['card number', '{"card":"5555555555554444"}'],
  ['CLABE', `{"msg":"account ${clabe.accountNumber}"}`],
  ['bank number', '{"msg":"routing 021000021"}'],
  ['field pin', '{"body":{"pin":"4827"}}'],
  ['field newPassword', '{"body":{"newPassword":"Marea2026"}}'],
  ['field x-xsrf-token', '{"headers":{"x-xsrf-token":"known"}}'],
  ['field authorization', '{"headers":{"authorization":"short"}}'],
  ['door code', '{"msg":"Key (code)=(482913) is taken"}'],
  ['phone', '{"msg":"call +1 305 555 0142"}'],
])('the search of logs finds a planted %s in %s', (kind, line) => {
  const known = [
    { kind: 'door code', value: '482913' },
    { kind: 'phone', value: '+1 305 555 0142' },
  ]
  const found = findPrivateData(`{"msg":"ready"}\n${line}`, known)
  expect(found.map((each) => each.kind)).toContain(kind)
  for (const { line, shown } of found) {
    expect(line).toBe(2)
    expect(shown).toContain('█')
  }
})

test.each([
  '{"time":"2026-11-15T12:00:00.123Z","reqId":"0d4f8b2a-5c1e-4a7b-9e3d-123456789012","ms":4827}',
  '{"route":"GET /user/forgot-password","status":200,"responseMs":12.123456789012}',
  'Demo sign-ins: guest@marea.test, owner@marea.test, admin@marea.test',
  '{"headers":{"authorization":"[Redacted]"}}',
  '    at readHome (file:///srv/marea/apps/api/src/suites/read-arrival-of-a-home.ts:12:34)',
])('and nothing in %s', (line) => {
  expect(findPrivateData(line, [{ kind: 'PIN', value: '4827' }])).toEqual([])
})

test('errors are logged without the values that they carry', () => {
  const error = Object.assign(new Error('insert of "ana@correo.test" failed'), {
    severity: 'ERROR',
    routine: 'ExecConstraints',
    code: '23505',
    constraint: 'users_by_email',
    detail: 'Key (email)=(ana@correo.test) already exists.',
    cause: new Error(`GET https://marea.test/reset-password?token=${sessionToken} failed`),
  })
  const described = JSON.stringify(describeError(error))
  expect(described).toContain('users_by_email')
  expect(described).toContain('https://marea.test/reset-password?…')
  expect(findPrivateData(described)).toEqual([])
  expect(described).not.toContain('detail')
})

test('an error that was copied into a plain object is logged like any other', () => {
  const { message, stack } = new Error('timeout exceeded when trying to connect to ana@correo.test')
  const described = describeError({ message, stack, code: 'ETIMEDOUT', queue: 'send-mail' })
  expect(described).toEqual({
    type: 'Object',
    message: 'timeout exceeded when trying to connect to [email]',
    stack: expect.stringContaining('log-privacy.test.ts'),
    code: 'ETIMEDOUT',
  })
})

test('masking keeps ids and file names', () => {
  const kept =
    'booking 0d4f8b2a-5c1e-4a7b-9e3d-123456789012 in send-scheduled-messages-to-guests.ts:12'
  expect(withoutPrivateData(kept)).toBe(kept)
  expect(withoutPrivateData(`${sessionToken} 646180157098510917 a@b.co`)).toBe(
    '[token] [number] [email]',
  )
})

test('the logs of people who register, pay, book and fail hold nothing private', async () => {
  const token = (await register(marea)).body.result.token
  await signIn(marea, laura.email, 'wrong')
  await marea.call('GET', `/user/forgot-password?email=${laura.email}`)
  const link = tokenIn((await mailsTo(marea, laura.email))[0], 'token')
  const reset = { token: link, pin: '7391', conPin: '7391' }
  await marea.call('POST', '/user/password-reset', { body: reset })
  const guest = await signedIn(marea, 'Guest')
  await guest.call('POST', '/bank-accounts', { body: clabe })
  const card = await enterCard(marea, { number: '4242424242424242', expiryYear: 2031 })
  await depositAs(guest, { amount: 60_00, paymentMethodId: card })
  await depositAs(guest, { amount: 60_00, paymentMethodId: 'pm_card_visa_chargeDeclined' })
  await deliverEvents(marea)
  const house = await openHouse(marea)
  await booked(marea, house.daniel)
  await marea.runJobs()
  for (const url of [`/api/calendars/${sessionToken}.ics`, `/nowhere?token=${sessionToken}`]) {
    await marea.app.inject({ url, headers: { authorization: token, cookie: `a=${token}` } })
  }
  await failWithRow()
  const known = [
    { kind: 'token', value: token },
    { kind: 'token', value: guest.token },
    { kind: 'token', value: link },
    { kind: 'name', value: laura.fullName },
    { kind: 'phone', value: laura.phone },
    { kind: 'PIN', value: laura.pin },
    { kind: 'PIN', value: '7391' },
    { kind: 'card', value: '4242424242424242' },
    { kind: 'CLABE', value: clabe.accountNumber },
  ]
  expect(written.split('\n').length).toBeGreaterThan(30)
  expect(findPrivateData(written, known)).toEqual([])
})

/** The database then quotes the whole row of a person in the details of its error. */
async function failWithRow() {
  await sql`alter table users add constraint nobody check (full_name <> 'Eva Ruiz') not valid`.execute(
    marea.db,
  )
  const { status } = await register(marea, { fullName: 'Eva Ruiz', email: 'eva@marea.test' })
  expect(status).toBe(500)
  expect(written).toContain('"constraint":"nobody"')
}
