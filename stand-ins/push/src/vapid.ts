import { createPublicKey, verify } from 'node:crypto'
import type { Device } from './subscription.ts'

const maxSeconds = 24 * 60 * 60

/** The fault in the sender's proof of identity (RFC 8292); undefined if it is valid. */
export function vapidFault(
  header: string,
  { applicationServerKey }: Device,
  { origin, now }: { origin: string; now: number },
): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  if (key !== applicationServerKey) return 'another key than the subscription has'
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (!isSigned(`${head}.${claims}`, signature, key)) return 'not signed by its key'
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  if (aud !== origin) return 'meant for another service'
  const left = Number(exp) - now / 1000
  if (!(left > 0 && left <= maxSeconds)) return 'expired, or good for longer than a day'
  return /^(mailto:|https:)/.test(String(sub)) ? undefined : 'nobody to contact'
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const proof = Buffer.from(signature, 'base64url')
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)
}
