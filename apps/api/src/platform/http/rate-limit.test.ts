import { expect, test } from 'vitest'
import { networkOf } from './network-address.ts'
import { createRateLimit } from './rate-limit.ts'

test('a client over the limit waits until the minute has passed', () => {
  const limit = createRateLimit(2)
  const waits = [0, 10_000, 20_000, 60_000].map((ms) => limit.waitMs('192.0.2.1', ms + 1))
  expect(waits).toEqual([0, 0, 40_000, 0])
})

test('a clock that is set back by two hours makes nobody wait for them', () => {
  const limit = createRateLimit(1)
  const twoHours = 2 * 3600_000
  const waits = [0, 1, 1 - twoHours, 2 - twoHours].map((ms) =>
    limit.waitMs('192.0.2.1', ms + twoHours),
  )
  expect(waits).toEqual([0, 59_999, 0, 59_999])
})

test('networks are counted separately, and addresses of one network together', () => {
  const limit = createRateLimit(1)
  const wait = (address: string) => limit.waitMs(address, 1) > 0
  expect([wait('192.0.2.1'), wait('192.0.2.2'), wait('192.0.2.1')]).toEqual([false, false, true])
  expect([wait('2001:db8::1'), wait('2001:db8::2'), wait('2001:db8:0:1::2')]).toEqual([
    false,
    true,
    false,
  ])
})

test('an address has one network in every notation', () => {
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('2001:DB8:0:0::7')).toBe(networkOf('2001:db8::9'))
  expect(networkOf('2001:db8:0:1::7')).not.toBe(networkOf('2001:db8::7'))
  expect(networkOf('unknown')).toBe('unknown')
})
