import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto'
import { exportJWK, SignJWT } from 'jose'
import type { Claims, Store } from './store.ts'

export type Signer = ReturnType<typeof openSigner>

type Key = { kid: string; pem: string }

/** Signs real ID tokens with an RSA key that is created once and kept. */
export function openSigner(store: Store, now: () => number) {
  let key: Key = JSON.parse(store.setting('signing key', () => JSON.stringify(newKey())))

  /** A token is valid for an hour, unless the claims say otherwise. */
  function sign(claims: Claims, { pem } = key): Promise<string> {
    const issuedAt = Math.floor(now() / 1000)
    return new SignJWT({ iat: issuedAt, exp: issuedAt + 3600, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .sign(createPrivateKey(pem))
  }

  return {
    sign: (claims: Claims) => sign(claims),
    /** Names the published key, but is signed by another one. */
    forge: (claims: Claims) => sign(claims, newKey()),
    rotate() {
      key = newKey()
    },
    publicKeyPem: () => String(createPublicKey(key.pem).export({ type: 'spki', format: 'pem' })),
    async publish() {
      const jwk = await exportJWK(createPublicKey(key.pem))
      return { keys: [{ ...jwk, kid: key.kid, alg: 'RS256', use: 'sig' }] }
    },
  }
}

function newKey(): Key {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kid: randomUUID(), pem: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) }
}
