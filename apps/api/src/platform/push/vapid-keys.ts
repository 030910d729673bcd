import { createECDH } from 'node:crypto'
import type { Secrets } from '#platform/secrets/secrets.ts'

/** The installation's key pair for push services (RFC 8292), as base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

const known = new WeakMap<Secrets, VapidKeys>()

/** Derived from the root secret, so that every process has the same pair and nothing more has to be stored. */
export function vapidKeysOf(secrets: Secrets): VapidKeys {
  const keys = known.get(secrets) ?? deriveKeys(secrets)
  known.set(secrets, keys)
  return keys
}

/** One in four billion values is no private key of the curve; then the next one is used. */
function deriveKeys(secrets: Secrets, attempt = 1): VapidKeys {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(secrets.key(`web push ${attempt}`))
  } catch {
    return deriveKeys(secrets, attempt + 1)
  }
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url').padStart(43, 'A'),
  }
}
