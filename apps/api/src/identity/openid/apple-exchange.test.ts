import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settableClock } from '#platform/clock.ts'
import { openLog } from '#platform/log/log.ts'
import { type ObservedStandIn, observeStandIn } from '../../../test/stand-ins/identity-stand-in.ts'
import { createCodeExchange } from './apple-exchange.ts'

const clock = settableClock('2026-11-15T12:00:00Z')
const log = openLog('silent')
let apple: ObservedStandIn

beforeAll(async () => {
  apple = await observeStandIn(clock)
})
afterAll(() => apple.close())

test('the client secret is signed once and renewed before it ends', async () => {
  const exchange = createCodeExchange(apple.apple)
  const trade = () => exchange({ now: clock.now(), log }, apple.appleCode({ sub: 'laura' }))
  const secrets = () =>
    new Set(
      apple.observed.requests.map(({ body }) => new URLSearchParams(body).get('client_secret')),
    )
  expect(decodeJwt((await trade()) ?? '').sub).toBe('laura')
  await trade()
  const before = secrets().size
  clock.advance({ hours: 24 })
  expect(await trade()).toBeDefined()
  expect([before, secrets().size]).toEqual([1, 2])
})

test('Apple exchanges a code for its own client only, and only for five minutes', async () => {
  const code = apple.appleCode({ sub: 'laura' })
  const trade = (settings: Partial<typeof apple.apple>) =>
    createCodeExchange({ ...apple.apple, ...settings })({ now: clock.now(), log }, code)
  expect(await trade({ teamId: 'ANOTHER' })).toBeUndefined()
  expect(await trade({ keyId: 'ANOTHER' })).toBeUndefined()
  clock.advance({ minutes: 6 })
  expect(await trade({})).toBeUndefined()
})
