import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteExpiredJob } from '#identity/delete-expired.ts'
import {
  callAs,
  mailsTo,
  password,
  register,
  signedIn,
  signIn,
  tokenIn,
} from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

let marea: TestApp
let laura: Someone
let fresh: string
let count = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())
beforeEach(async () => {
  count += 1
  laura = await signedIn(marea, `laura${count}`)
  fresh = `fresh${count}@marea.test`
})

const ask = (person: Pick<Someone, 'call'>, email = fresh, given: object = { password }) =>
  person.call('POST', '/user/email-change', { body: { email, ...given } })

const confirm = (person: Pick<Someone, 'call'>, token: string) =>
  person.call('POST', '/user/email-change/confirmation', { body: { token } })

const undo = (token: string, secret = 'Vuelta2027') =>
  marea.call('POST', '/user/email-change/undo', { body: { token, password: secret } })

async function linkTo(email: string, name: 'email' | 'undo' = 'email') {
  const tokens = (await mailsTo(marea, email)).map((mail) => tokenIn(mail, name))
  return tokens.find((token) => token !== 'no link') ?? 'no link'
}

async function change(person: Someone, email = fresh) {
  await ask(person, email)
  return confirm(person, await linkTo(email))
}

async function emailOf({ call }: Pick<Someone, 'call'>) {
  return (await call('GET', '/user/info')).body.result?.email
}

async function kinds() {
  const rows = await marea.db
    .selectFrom('events')
    .select('kind')
    .where('subject', '=', `user:${laura.id}`)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('identity.email_change'))
}

describe('changing the email address', () => {
  test('takes effect once the new mailbox confirms it', async () => {
    expect((await ask(laura, `  ${fresh.toUpperCase()} `)).body.result).toEqual({ done: true })
    expect(await emailOf(laura)).toBe(laura.email)
    const [mail] = await mailsTo(marea, fresh)
    expect(mail?.subject).toBe('Confirm your new email')
    expect(mail?.text).not.toContain('laura')
    const answer = await confirm(laura, tokenIn(mail, 'email'))
    expect(answer.body.result).toMatchObject({ email: fresh, isEmailConfirmed: true })
    expect((await signIn(marea, fresh)).status).toBe(200)
    expect((await signIn(marea, laura.email)).status).toBe(401)
    expect(await kinds()).toEqual(['identity.email_change_asked', 'identity.email_changed'])
  })

  test('ends the other sessions, and no link of the old mailbox works any more', async () => {
    const other = callAs(marea, (await signIn(marea, laura.email)).body.result.token)
    await laura.call('POST', '/user/confirmation/mail')
    const stale = tokenIn((await mailsTo(marea, laura.email))[0], 'again')
    await change(laura)
    expect((await other('GET', '/user/info')).status).toBe(401)
    const late = await laura.call('POST', '/user/confirmation/link', { body: { token: stale } })
    expect(late.body.error.code).toBe('identity.link_invalid')
  })

  test('ends the flag of an address that refused our emails', async () => {
    const users = marea.db.updateTable('users').where('id', '=', laura.id)
    await users.set({ bouncedAt: marea.clock.now() }).execute()
    expect((await change(laura)).body.result).toMatchObject({ isEmailBounced: false })
  })

  test('writes to both addresses in the language of the account', async () => {
    await laura.call('PUT', '/user/profile', { body: { language: 'es' } })
    await change(laura)
    expect((await mailsTo(marea, fresh))[0]?.subject).toBe('Confirme su nuevo correo')
    expect((await mailsTo(marea, laura.email))[0]?.subject).toBe('Su correo cambió')
  })

  test('is for one who never confirmed the first address, too, whose reader learns nothing', async () => {
    const typo = `typo${count}@marea.test`
    const { token } = (await register(marea, { email: typo })).body.result
    const person = { call: callAs(marea, token) }
    await ask(person, fresh, { password: '4827' })
    expect((await confirm(person, await linkTo(fresh))).body.result).toMatchObject({
      email: fresh,
      isEmailConfirmed: true,
    })
    const subjects = (await mailsTo(marea, typo)).map(({ subject }) => subject)
    expect(subjects).not.toContain('Your email address was changed')
    expect((await signIn(marea, fresh, '4827')).status).toBe(200)
  })
})

describe('a request is refused', () => {
  test.each([
    ['', 'identity.email_required'],
    ['no address', 'identity.email_invalid'],
  ])('for the address “%s”', async (email, code) => {
    const { status, body } = await ask(laura, email)
    expect([status, body.error.code]).toEqual([400, 'identity.email_refused'])
    expect(body.error.details.fields.email.code).toBe(code)
  })

  test('for the address the account has, however it is spelled', async () => {
    const { body } = await ask(laura, ` ${laura.email.toUpperCase()}`)
    expect(body.error.details.fields.email.code).toBe('identity.email_same')
  })

  test.each([{ password: 'Wrong1' }, {}])('with %o instead of the password', async (given) => {
    expect((await ask(laura, fresh, given)).body.error.code).toBe('identity.wrong_secret')
    expect(await mailsTo(marea, fresh)).toEqual([])
  })

  test('without a recent sign-in from one who has no password', async () => {
    const users = marea.db.updateTable('users').where('id', '=', laura.id)
    await users.set({ secretKind: 'none', secretHash: null }).execute()
    marea.clock.advance({ minutes: 16 })
    expect((await ask(laura, fresh, {})).body.error.code).toBe('identity.confirmation_required')
    await laura.call('POST', '/user/confirmation/mail')
    const token = tokenIn((await mailsTo(marea, laura.email))[0], 'again')
    await laura.call('POST', '/user/confirmation/link', { body: { token } })
    expect((await ask(laura, fresh, {})).status).toBe(200)
  })

  test('after five in a day', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await ask(laura, `try${round}-${fresh}`)).status).toBe(200)
    }
    const { status, body } = await ask(laura)
    expect([status, body.error.code]).toEqual([429, 'identity.try_later'])
  })
})

describe('an address that somebody else has', () => {
  test('is asked for with the same answer, and only its mailbox learns of it', async () => {
    const clara = await signedIn(marea, `clara${count}`)
    const free = await ask(laura)
    const held = await ask(laura, clara.email)
    expect([held.status, held.body]).toEqual([free.status, free.body])
    const [mail] = await mailsTo(marea, clara.email)
    expect(mail?.subject).toBe('This email already has an account with Marea')
    expect(await linkTo(clara.email)).toBe('no link')
    expect(await emailOf(clara)).toBe(clara.email)
  })

  test('stays theirs if they confirm it between the request and its link', async () => {
    await ask(laura)
    const token = await linkTo(fresh)
    const clara = await signedIn(marea, `fresh${count}`)
    expect((await confirm(laura, token)).body.error.code).toBe('identity.link_invalid')
    expect([await emailOf(laura), await emailOf(clara)]).toEqual([laura.email, fresh])
  })

  test('is free for the mailbox’s reader if its account was never confirmed', async () => {
    await register(marea, { email: fresh })
    expect((await change(laura)).body.result).toMatchObject({ email: fresh })
  })

  test('goes to one of two who confirm it at the same moment', async () => {
    const clara = await signedIn(marea, `clara${count}`)
    await ask(laura)
    const first = await linkTo(fresh)
    await ask(clara)
    const tokens = (await mailsTo(marea, fresh)).map((mail) => tokenIn(mail, 'email'))
    const second = tokens.find((token) => token !== first) ?? 'no link'
    const answers = await Promise.all([confirm(laura, first), confirm(clara, second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect([await emailOf(laura), await emailOf(clara)]).toContain(fresh)
  })
})

describe('the link to the new mailbox', () => {
  test('works once, for a day, and for the account that asked only', async () => {
    const thief = await signedIn(marea, `thief${count}`)
    await ask(laura)
    const token = await linkTo(fresh)
    expect((await confirm(thief, token)).body.error.code).toBe('identity.link_invalid')
    expect((await confirm(laura, token)).status).toBe(200)
    expect((await confirm(laura, token)).body.error.code).toBe('identity.link_invalid')
    await ask(laura, `later-${fresh}`)
    const late = await linkTo(`later-${fresh}`)
    marea.clock.advance({ hours: 24 })
    expect((await confirm(laura, late)).body.error.code).toBe('identity.link_invalid')
  })

  test('ends with a newer request and with a new password', async () => {
    await ask(laura)
    const first = await linkTo(fresh)
    await ask(laura, `second-${fresh}`)
    expect((await confirm(laura, first)).body.error.code).toBe('identity.link_invalid')
    const second = await linkTo(`second-${fresh}`)
    await laura.call('PUT', '/user/password', {
      body: { currentPassword: password, password: 'Alta2027', confirmation: 'Alta2027' },
    })
    expect((await confirm(laura, second)).body.error.code).toBe('identity.link_invalid')
  })
})

describe('the reader of the old mailbox', () => {
  test('restores the address with a new password, which ends every session', async () => {
    await change(laura)
    const [notice] = await mailsTo(marea, laura.email)
    expect(notice?.subject).toBe('Your email address was changed')
    expect(notice?.text).not.toContain(fresh)
    const token = tokenIn(notice, 'undo')
    expect((await undo(token, 'short')).body.error.code).toBe('identity.password_refused')
    expect((await undo(token)).status).toBe(200)
    expect((await undo(token)).body.error.code).toBe('identity.link_invalid')
    expect((await laura.call('GET', '/user/info')).status).toBe(401)
    expect((await signIn(marea, fresh)).status).toBe(401)
    expect((await signIn(marea, laura.email)).status).toBe(401)
    const back = await signIn(marea, laura.email, 'Vuelta2027')
    expect(back.body.result).toMatchObject({ id: laura.id, email: laura.email })
    expect((await kinds()).at(-1)).toBe('identity.email_change_undone')
  })

  test('removes a sign-in provider that was linked since, and no earlier one', async () => {
    const link = (provider: 'google' | 'apple') =>
      marea.db
        .insertInto('userIdentities')
        .values({ provider, subject: laura.id, userId: laura.id, createdAt: marea.clock.now() })
        .execute()
    await link('google')
    marea.clock.advance({ minutes: 1 })
    await change(laura)
    await link('apple')
    await undo(await linkTo(laura.email, 'undo'))
    const left = await marea.db
      .selectFrom('userIdentities')
      .select('provider')
      .where('userId', '=', laura.id)
      .execute()
    expect(left).toEqual([{ provider: 'google' }])
  })

  test('undoes all that followed, which the later mailbox cannot prevent', async () => {
    await change(laura)
    const first = await linkTo(laura.email, 'undo')
    marea.clock.advance({ minutes: 1 })
    await change(laura, `second-${fresh}`)
    const second = await linkTo(fresh, 'undo')
    expect((await undo(second, 'Ladron2027')).status).toBe(200)
    expect((await undo(first)).status).toBe(200)
    expect((await signIn(marea, laura.email, 'Vuelta2027')).status).toBe(200)
    expect((await signIn(marea, fresh, 'Ladron2027')).status).toBe(401)
  })

  test('has seven days', async () => {
    await change(laura)
    const token = await linkTo(laura.email, 'undo')
    marea.clock.advance({ hours: 7 * 24 })
    expect((await undo(token)).body.error.code).toBe('identity.link_invalid')
  })
})

test('what is stored of a change is in the data export and is deleted after two weeks', async () => {
  await change(laura)
  const exported = (await laura.call('GET', '/user/data')).body.result
  expect(exported.emailChanges).toMatchObject([{ oldEmail: laura.email, newEmail: fresh }])
  expect(JSON.stringify(exported.history)).not.toContain(fresh)
  marea.clock.advance({ hours: 15 * 24 })
  await deleteExpiredJob.handle(marea.ctx(), {})
  const left = await marea.db.selectFrom('emailChanges').selectAll().execute()
  expect(left.filter(({ userId }) => userId === laura.id)).toEqual([])
})

test('a deleted account leaves no addresses behind', async () => {
  await change(laura)
  await laura.call('DELETE', '/user', { body: { password } })
  const rows = await marea.db.selectFrom('emailChanges').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(fresh)
})
