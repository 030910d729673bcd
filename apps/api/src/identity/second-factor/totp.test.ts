import { expect, test } from 'vitest'
import { base32, findTotpStep, totpCode, totpStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

/** The last six digits of the values in appendix B of RFC 6238. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at second %s is %s', (second, code) => {
  const at = Temporal.Instant.fromEpochMilliseconds(second * 1000)
  expect(totpCode(secret, totpStep(at))).toBe(code)
})

test('the codes just before and after count, older ones and other lengths do not', () => {
  const now = Temporal.Instant.from('2026-11-16T12:00:00Z')
  const step = totpStep(now)
  for (const near of [step - 1, step, step + 1]) {
    expect(findTotpStep(secret, totpCode(secret, near), now)).toBe(near)
  }
  expect(findTotpStep(secret, totpCode(secret, step - 2), now)).toBeUndefined()
  expect(findTotpStep(secret, '12345', now)).toBeUndefined()
})

/** From RFC 4648. */
test.each([
  ['f', 'MY'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%s in base 32 is %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})
