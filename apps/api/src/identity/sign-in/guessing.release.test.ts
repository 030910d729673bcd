import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo, password, register, signedIn, signIn, tokenIn } from '../../../test/people.ts'
import { ageTries } from '../../../test/sign-in-attempts.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

type Answer = Awaited<ReturnType<typeof signIn>>

function pin(number: number): string {
  return String(number).padStart(4, '0')
}

function verified(answers: Answer[]): Answer[] {
  return answers.filter(({ status }) => status === 401 || status === 200)
}

describe('an attacker who guesses a PIN', () => {
  /** All PINs there are. */
  const guesses = 10_000

  test('gets ten verifications, however many guesses from however many addresses', async () => {
    await register(marea, { email: 'target@marea.test', pin: '9947', conPin: '9947' })
    const answers: Answer[] = []
    for (let start = 0; start < guesses; start += 100) {
      const batch = Array.from({ length: 100 }, (_, index) => start + index).map((number) => {
        const remoteAddress = `10.${number % 4}.${Math.floor(number / 4) % 250}.7`
        return signIn(marea, 'target@marea.test', pin(number), { remoteAddress })
      })
      answers.push(...(await Promise.all(batch)))
      if (start % (guesses / 10) === 0) await ageTries(marea, { minutes: 61 })
    }
    expect(answers).toHaveLength(guesses)
    expect(verified(answers)).toHaveLength(10)
    expect(answers.some(({ status }) => status === 200)).toBe(false)
  }, 600_000)

  test('cannot lock the owner out: the emailed link signs in', async () => {
    const [warning] = await mailsTo(marea, 'target@marea.test')
    expect(warning?.subject).toBe('Failed sign-in attempts on your account')
    const { status, body } = await marea.call('POST', '/user/login/link', {
      body: { token: tokenIn(warning, 'link') },
    })
    expect(status).toBe(200)
    expect(body.result.email).toBe('target@marea.test')
  })

  test('gains nothing by a thousand guesses at the same moment', async () => {
    await register(marea, { email: 'moment@marea.test', pin: '9947', conPin: '9947' })
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, number) => {
        const remoteAddress = `10.9.${number % 250}.${Math.floor(number / 250)}`
        return signIn(marea, 'moment@marea.test', pin(number), { remoteAddress })
      }),
    )
    expect(verified(answers)).toHaveLength(5)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429, 503]))
  }, 60_000)
})

describe('the CPU time behind a response', () => {
  const people = 40
  const newcomers = 13
  const rounds = 50
  const costly = { ARGON2_MEMORY_KIB: '16384', ARGON2_PASSES: '2' }
  let timed: TestApp

  beforeAll(async () => {
    timed = await openTestApp({ environment: costly })
    for (let index = 0; index < people; index += 1) await signedIn(timed, `Someone${index}`)
    for (let index = 0; index < newcomers; index += 1) {
      await register(timed, { email: `newcomer${index}@marea.test` })
    }
  })
  afterAll(() => timed.close())

  test('is equal for an unknown address, an unconfirmed one and a wrong password', async () => {
    const spread = await spreadOf(rounds, [
      (round) => signIn(timed, `none${round}@marea.test`, 'Wrong1', from(round)),
      (round) => signIn(timed, `someone${round % people}@marea.test`, 'Wrong1', from(round)),
      (round) => signIn(timed, `newcomer${round % newcomers}@marea.test`, 'Wrong1', from(round)),
    ])
    expect(spread).toBeLessThan(0.1)
  }, 120_000)

  test('is equal after too many attempts for an unknown address, a wrong password and the right one', async () => {
    await signedIn(timed, 'Throttled')
    for (let count = 0; count < 6; count += 1) {
      for (const name of ['throttled', 'nobody']) {
        await signIn(timed, `${name}@marea.test`, 'Wrong1', { remoteAddress: '10.2.0.1' })
      }
    }
    const spread = await spreadOf(rounds, [
      (round) => signIn(timed, 'nobody@marea.test', 'Wrong1', from(round)),
      (round) => signIn(timed, 'throttled@marea.test', 'Wrong1', from(round)),
      (round) => signIn(timed, 'throttled@marea.test', password, from(round)),
    ])
    expect(spread).toBeLessThan(0.1)
  }, 120_000)

  test('is equal for registering a new address and a held one', async () => {
    let count = 0
    const spread = await spreadOf(rounds, [
      () => register(timed, { email: `fresh${++count}@marea.test` }),
      (round) => register(timed, { email: `someone${round % people}@marea.test` }),
    ])
    expect(spread).toBeLessThan(0.1)
  }, 120_000)

  test('is equal for a forgotten password of a known and an unknown address', async () => {
    const ask = (email: string) => timed.call('GET', `/user/forgot-password?email=${email}`)
    const spread = await spreadOf(rounds * 3, [
      () => ask('nobody@marea.test'),
      () => ask('someone1@marea.test'),
    ])
    expect(spread).toBeLessThan(0.1)
  }, 60_000)
})

function from(round: number) {
  return { remoteAddress: `10.3.${round}.1` }
}

type Work = (round: number) => Promise<Answer>

/** How far the costliest work is above the cheapest, from one series of fixed length. */
async function spreadOf(rounds: number, works: Work[]): Promise<number> {
  const costs = (await interleaved(rounds, works)).map(lowerQuartile)
  return Math.max(...costs) / Math.min(...costs) - 1
}

/** CPU time of each, which unlike elapsed time ignores what else the machine does. */
async function interleaved(rounds: number, works: Work[]): Promise<number[][]> {
  const times = works.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < works.length; turn += 1) {
      const index = (round + turn) % works.length
      const before = process.cpuUsage()
      await works[index]?.(round)
      const { user, system } = process.cpuUsage(before)
      times[index]?.push(user + system)
    }
  }
  return times
}

/** Caches and memory that other processes use too make work slower and never faster. */
function lowerQuartile(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0
}
