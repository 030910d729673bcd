import type { TextKey } from '@marea/contract/texts/keys.ts'
import { isRouteErrorResponse } from 'react-router'

/** A page of the product by its text, a home or a post by its title. */
export type NearPage = { to: string } & (
  | { kind: 'page'; text: TextKey }
  | { kind: 'home' | 'post'; title: string; lang: string }
)

export type MissingPage = { message: string; near: NearPage[] }

export function nearPagesIn(error: unknown): readonly NearPage[] {
  if (!isRouteErrorResponse(error)) return []
  const named: Partial<MissingPage> | string = error.data
  return typeof named === 'string' ? [] : (named.near ?? [])
}
