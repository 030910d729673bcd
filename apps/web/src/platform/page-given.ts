import type { CallInput, CallResult } from '@marea/contract/endpoint.ts'
import type { Endpoints } from '@marea/contract/endpoints.ts'
import type { Language } from '@marea/contract/language.ts'

/** What the browser may know of the server's configuration. */
export type PublicConfig = {
  publicUrl: string
  apiUrl?: string
  googleClientId?: string
  appleClientId?: string
  mapStyleUrl?: string
  stripePublishableKey?: string
  demo: boolean
  devPages: boolean
  build: string
}

type Rest<Key extends keyof Endpoints> =
  unknown extends CallInput<Endpoints[Key]> ? [] : [input: CallInput<Endpoints[Key]>]

export type Call = <Key extends keyof Endpoints>(
  key: Key,
  ...input: Rest<Key>
) => Promise<CallResult<Endpoints[Key]>>

export type ServerCall = Call

/** What the server hands to a page besides the request. */
export type PageGiven = {
  nonce: string
  language: Language
  requestId: string
  call: ServerCall
  config: PublicConfig
  /** Told of every error that a page does not expect. */
  report?: (error: unknown) => void
}
