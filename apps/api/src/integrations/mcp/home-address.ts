import { defaultLanguage, type Language } from '@marea/contract/platform/language.ts'
import type { Ctx } from '#platform/ctx.ts'

type Stay = {
  checkIn?: string | undefined
  checkOut?: string | undefined
  guests?: number | undefined
  children?: number | undefined
  infants?: number | undefined
  pets?: number | undefined
}

/** The page of a home with a stay filled in, where the guest takes over. */
export function homeAddress(
  { config }: Pick<Ctx, 'config'>,
  slug: string,
  { language, ...stay }: Stay & { language: Language },
): string {
  const url = new URL(`/suite-details/${encodeURIComponent(slug)}`, config.publicUrl)
  for (const [name, value] of Object.entries(stay)) {
    if (value) url.searchParams.set(name, String(value))
  }
  if (language !== defaultLanguage) url.searchParams.set('lang', language)
  return url.href
}
