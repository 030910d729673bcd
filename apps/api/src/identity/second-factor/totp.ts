import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** Clocks differ: the code before and the one after are accepted too. */
const tolerance = [0, -1, 1]
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, as RFC 4226 recommends. */
export function createTotpSecret(): Buffer {
  return randomBytes(20)
}

/** The code of a time step (RFC 6238, SHA-1, six digits), as every authenticator app makes it. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export function totpStep(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 1000 / stepSeconds)
}

/** The step whose code this is; undefined if none near now. */
export function findTotpStep(
  secret: Buffer,
  code: string,
  now: Temporal.Instant,
): number | undefined {
  const given = Buffer.from(code)
  return tolerance
    .map((distance) => totpStep(now) + distance)
    .find((step) => {
      const expected = Buffer.from(totpCode(secret, step))
      return expected.length === given.length && timingSafeEqual(expected, given)
    })
}

/** Base32 without padding (RFC 4648), which people type into their app. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
