import type { CallInput, CallResult } from './endpoint.ts'
import type { Endpoints } from './endpoints.ts'
import type { Language } from './language.ts'

/** Repeated with the same key, a call that moves money or nights has one effect and one answer. */
type Repeatable = { idempotencyKey?: string }

/** What a caller of an endpoint gives. */
export type Given<Key extends keyof Endpoints> =
  unknown extends CallInput<Endpoints[Key]>
    ? [Repeatable?]
    : [CallInput<Endpoints[Key]> & Repeatable]

export type Call = <Key extends keyof Endpoints>(
  key: Key,
  ...input: Given<Key>
) => Promise<CallResult<Endpoints[Key]>>

/** The pages that take a posted form; every other page is only read. */
export const formPages = ['/auth/callback'] as const

/** What the browser may know of the server's configuration. */
export type PublicConfig = {
  publicUrl: string
  apiUrl?: string
  google?: { clientId: string; scriptUrl: string }
  apple?: { clientId: string; authorizeUrl: string }
  mapStyleUrl?: string
  stripePublishableKey?: string
  demo: boolean
  devPages: boolean
  build: string
}

/** What the server hands to a page while it renders. */
export type PageGiven = {
  nonce: string
  language: Language
  requestId: string
  call: Call
  config: PublicConfig
  /** Told of every error that a page does not expect. */
  report(error: unknown): void
  /** Takes the whole page as bytes; in its response it would pass through a stream and be copied. */
  deliver(html: Uint8Array): void
}
