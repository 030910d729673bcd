import type { Endpoints } from '#endpoints.ts'
import type { TextTable } from '#locale/endpoints.ts'
import type { Brand } from '#platform/brand.ts'
import type { CallInput, CallResult } from '#platform/endpoint.ts'
import type { Language } from '#platform/language.ts'
import type { PlaceNames } from '#suites/neighborhoods/place-names.ts'

/** A call repeated with the same key has one effect and gets the same response. */
type Repeatable = { idempotencyKey?: string }

export type Given<Key extends keyof Endpoints> =
  unknown extends CallInput<Endpoints[Key]>
    ? [Repeatable?]
    : [CallInput<Endpoints[Key]> & Repeatable]

export type Call = <Key extends keyof Endpoints>(
  key: Key,
  ...input: Given<Key>
) => Promise<CallResult<Endpoints[Key]>>

export const formPages = ['/unsubscribe/:token', '/auth/callback'] as const

/** The part of the server's configuration that browsers may see. */
export type PublicConfig = {
  publicUrl: string
  apiUrl?: string
  developmentApiUrl?: string
  google?: { clientId: string; scriptUrl: string }
  apple?: { clientId: string; authorizeUrl: string; keyId: string; teamId: string }
  mapStyleUrl?: string
  /** Missing where the stand-in takes test cards; `none` where no card is taken yet. */
  cardProcessor?: { name: 'stripe'; publishableKey: string } | { name: 'none' }
  brand: Brand
  demo: boolean
  devPages: boolean
  build: string
  companyTimeZone: string
  /** The entity tag of the edited texts that the page was rendered with. */
  textsTag?: string
  /** Missing if the name of every neighborhood follows from its slug. */
  placeNames?: PlaceNames
}

export type TextTables = Record<Language, TextTable>

export type PageGiven = {
  nonce: string
  language: Language
  requestId: string
  call: Call
  /** The texts as they were last edited. */
  texts: TextTable
  config: PublicConfig
  /** Called for every unexpected error of a page. */
  report(error: unknown): void
  /** Takes the whole page as bytes, because a response body would be streamed and copied. */
  deliver(html: Uint8Array): void
}
