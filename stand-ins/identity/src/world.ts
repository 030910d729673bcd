import type { Signer } from './signer.ts'
import type { Store } from './store.ts'

/** What Marea must know to believe and to reach this Google. */
type GoogleClient = {
  clientId: string
  issuers: string[]
  keysUrl: string
  scriptUrl: string
}

/** What Marea must know to believe and to reach this Apple; the private key is the client's own. */
type AppleClient = {
  clientId: string
  teamId: string
  keyId: string
  privateKey: string
  issuer: string
  keysUrl: string
  tokenUrl: string
  authorizeUrl: string
  redirectUrl: string
}

/** What every part of the stand-in is given. */
export type World = {
  now(): number
  publicUrl: string
  store: Store
  signer: Signer
  google: GoogleClient
  apple: AppleClient
}
