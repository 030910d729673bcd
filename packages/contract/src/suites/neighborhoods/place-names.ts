import { type Language, languages } from '#platform/language.ts'

/**
 * Names of neighborhoods that do not follow from their slugs, by slug: `mimo-district` is the MiMo
 * District. Few have any, so every page carries all of them.
 */
export type PlaceNames = Readonly<Record<string, Partial<Readonly<Record<Language, string>>>>>

type Named = { slug: string; name: Readonly<Record<Language, string>> }

export function placeNamesOf(neighborhoods: readonly Named[]): PlaceNames {
  const named = neighborhoods.flatMap(({ slug, name }) => {
    const other = languages.filter((language) => name[language] !== nameInSlug(slug))
    const names = Object.fromEntries(other.map((language) => [language, name[language]]))
    return other.length > 0 ? [[slug, names] as const] : []
  })
  return Object.fromEntries(named)
}

/** A search may have a neighborhood's slug; the reader sees its name. */
export function placeName(where: string, language: Language, names: PlaceNames = {}): string {
  const own = Object.hasOwn(names, where) ? names[where] : undefined
  return own?.[language] ?? nameInSlug(where)
}

function nameInSlug(slug: string): string {
  const words = slug.split('-')
  if (!words.every((word) => /^[a-z]+$/.test(word))) return slug
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
