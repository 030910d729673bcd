import type { Signer } from './signer.ts'
import type { Store } from './store.ts'

/** The settings with which Marea trusts and reaches this Google. */
type GoogleClient = {
  clientId: string
  issuers: string[]
  keysUrl: string
  scriptUrl: string
}

/** The settings with which Marea trusts and reaches this Apple; the private key is the client's own. */
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

export type World = {
  now(): number
  publicUrl: string
  store: Store
  signer: Signer
  google: GoogleClient
  apple: AppleClient
}
