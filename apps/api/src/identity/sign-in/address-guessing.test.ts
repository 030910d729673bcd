import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, mailsTo, register, signedIn, signIn, tokenIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

let networks = 0

/** Each call comes from a different network, so that only the email address is counted. */
function fromNewNetwork() {
  networks += 1
  return { remoteAddress: `10.20.${Math.floor(networks / 250)}.${networks % 250}` }
}

async function registered(email: string, pin: string) {
  marea.clock.advance({ seconds: 1 })
  const { body } = await register(marea, { email, pin, conPin: pin }, fromNewNetwork())
  return { ...body.result, call: callAs(marea, body.result.token) }
}

function enter(email: string, secret: string) {
  return signIn(marea, email, secret, fromNewNetwork())
}

async function statusesOf(email: string, guesses: string[]) {
  const statuses: number[] = []
  for (const guess of guesses) statuses.push((await enter(email, guess)).status)
  return statuses
}

const isOpen = async ({ call }: Awaited<ReturnType<typeof registered>>) =>
  (await call('GET', '/user/info')).status === 200

async function mailedToken(email: string, name: 'token' | 'link') {
  const tokens = (await mailsTo(marea, email)).map((mail) => tokenIn(mail, name))
  return tokens.find((token) => token !== 'no link')
}

/** No response may differ between an address with an account and one without. */
const addressStates = ['held', 'free'] as const

async function addressIn(world: (typeof addressStates)[number], name: string) {
  if (world === 'held') await signedIn(marea, `${name}-held`)
  return `${name}-${world}@marea.test`
}

describe('an attacker who guesses the PIN of another account with the same address', () => {
  test('gets no new attempts by deleting their account and registering again', async () => {
    const email = 'recycled@marea.test'
    let squatter = await registered(email, '7305')
    await registered(email, '6148')
    const statuses: number[] = []
    for (let round = 0; round < 4; round += 1) {
      statuses.push(...(await statusesOf(email, ['0042', '0043', '0044', '0045', '0046'])))
      await squatter.call('DELETE', '/user', { body: { password: '7305' } })
      squatter = await registered(email, '7305')
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, ...Array.from({ length: 15 }, () => 429)])
    expect((await enter(email, '6148')).status).toBe(429)
  })

  test('gets no new attempts by other spellings of the address', async () => {
    await registered('spelled.é@marea.test', '6148')
    const spellings = [
      'SPELLED.É@marea.test',
      'spelled.e\u0301@marea.test',
      'ｓpelled.é@marea.test',
      ' spelled.é@MAREA.test ',
      'spelled.é@ｍarea.test',
    ]
    for (const email of spellings) expect((await enter(email, '0042')).status).toBe(401)
    expect((await enter('spelled.é@marea.test', '6148')).status).toBe(429)
  })

  test('gets no new attempts by deleting while other guesses are running', async () => {
    const email = 'parallel@marea.test'
    const squatter = await registered(email, '7305')
    await registered(email, '6148')
    const guesses = Array.from({ length: 30 }, (_, index) => enter(email, `00${40 + index}`))
    const deleted = squatter.call('DELETE', '/user', { body: { password: '7305' } })
    const answers = await Promise.all(guesses)
    await deleted
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect((await enter(email, '6148')).status).toBe(429)
  })
})

describe('confirming an address', () => {
  test('ends every other session of the address, and keeps the one that confirms', async () => {
    const email = 'confirmed@marea.test'
    const squatter = await registered(email, '7305')
    const owner = await registered(email, '6148')
    const [mail] = await mailsTo(marea, email)
    const { token } = (await enter(email, '6148')).body.result
    const intruder = { ...owner, token, call: callAs(marea, token) }
    const stranger = await registered('bystander@marea.test', '7305')
    const body = { token: tokenIn(mail, 'confirm') }
    expect((await owner.call('POST', '/user/email-confirmation', { body })).status).toBe(200)
    expect(await isOpen(owner)).toBe(true)
    expect(await isOpen(stranger)).toBe(true)
    expect(await isOpen(intruder)).toBe(false)
    expect(await isOpen(squatter)).toBe(false)
  })

  test('by a new password does the same', async () => {
    const email = 'reset@marea.test'
    const both = [await registered(email, '7305'), await registered(email, '6148')]
    await marea.call('GET', `/user/forgot-password?email=${email}`)
    const body = { token: await mailedToken(email, 'token'), password: 'Nueva2027' }
    expect((await marea.call('POST', '/user/password-reset', { body })).status).toBe(200)
    expect(await Promise.all(both.map(isOpen))).toEqual([false, false])
  })

  test('by a sign-in link does the same', async () => {
    const email = 'linked@marea.test'
    const both = [await registered(email, '7305'), await registered(email, '6148')]
    await statusesOf(email, ['1', '2', '3', '4', '5'])
    const body = { token: await mailedToken(email, 'link') }
    expect((await marea.call('POST', '/user/login/link', { body })).status).toBe(200)
    expect(await Promise.all(both.map(isOpen))).toEqual([false, false])
  })

  test('succeeds for one of two who confirm at the same moment', async () => {
    const email = 'contested@marea.test'
    const rivals = [await registered(email, '7305'), await registered(email, '6148')]
    const links = (await mailsTo(marea, email)).map((mail) => tokenIn(mail, 'confirm')).reverse()
    const answers = await Promise.all(
      rivals.map(({ call }, index) =>
        call('POST', '/user/email-confirmation', { body: { token: links[index] } }),
      ),
    )
    const sorted = answers.map(({ status }) => status).sort()
    expect(sorted[0]).toBe(200)
    expect([400, 401]).toContain(sorted[1])
  })
})

describe('whether an address has an account is not revealed by', () => {
  test('wrong sign-ins before and after deleting an account of one’s own', async () => {
    const seen = []
    for (const world of addressStates) {
      const email = await addressIn(world, 'deleted')
      const { call } = await registered(email, '7305')
      const before = await statusesOf(email, ['1', '2', '3', '4', '5'])
      await call('DELETE', '/user', { body: { password: '7305' } })
      seen.push([...before, ...(await statusesOf(email, ['6']))])
    }
    expect(seen[0]).toEqual([401, 401, 401, 401, 401, 429])
    expect(seen[1]).toEqual(seen[0])
  })

  test('the first of many accounts that name it', async () => {
    const seen = []
    for (const world of addressStates) {
      const email = await addressIn(world, 'crowded')
      const first = await registered(email, '7305')
      for (let count = 0; count < 21; count += 1) await registered(email, `6${100 + count}`)
      const back = await enter(email, '7305')
      seen.push([back.status, back.body.result?.id === first.id])
    }
    expect(seen).toEqual([
      [200, true],
      [200, true],
    ])
  })

  test('which of two accounts with the same PIN is opened', async () => {
    const seen = []
    for (const world of addressStates) {
      const email = await addressIn(world, 'same')
      await registered(email, '7305')
      const second = await registered(email, '7305')
      seen.push((await enter(email, '7305')).body.result.id === second.id)
    }
    expect(seen).toEqual([true, true])
  })

  test('an account that another one has taken the address from', async () => {
    const email = 'watched@marea.test'
    const watcher = await registered(email, '7305')
    const owner = await registered(email, '6148')
    const body = { token: tokenIn((await mailsTo(marea, email))[0], 'confirm') }
    await owner.call('POST', '/user/email-confirmation', { body })
    expect((await enter(email, '7305')).body.result?.id).toBe(watcher.id)
    const { body: back } = await enter(email, '6148')
    expect(back.result).toMatchObject({ id: owner.id, isEmailConfirmed: true })
  })
})

test('an account registered before secret marks existed opens with its secret', async () => {
  const { id } = await registered('early@marea.test', '7305')
  await marea.db.updateTable('users').set({ secretMark: null }).where('id', '=', id).execute()
  expect((await enter('early@marea.test', '7305')).body.result.id).toBe(id)
  expect((await enter('early@marea.test', '7306')).status).toBe(401)
})
