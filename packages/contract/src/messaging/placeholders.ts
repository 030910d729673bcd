import { defaultLanguage, type Language, languages } from '#platform/language.ts'
import { placeholderNames } from './texts/placeholder-names.ts'

export type Placeholder = keyof (typeof placeholderNames)[Language]

/** Null for values that are unknown or must not be shown. */
export type PlaceholderValues = Record<Placeholder, string | null>

export const placeholders = Object.keys(placeholderNames[defaultLanguage]) as Placeholder[]

const byName: ReadonlyMap<string, Placeholder> = new Map(
  languages.flatMap((language) =>
    placeholders.map((placeholder) => [placeholderNames[language][placeholder], placeholder]),
  ),
)

/** Also matches unclosed placeholders, so that no half-written one reaches a guest. */
const written = /\{\{([^{}\n]*)(\}{0,2})/g

/** As it is written in a text of this language, such as `{{guest}}`. */
export function writePlaceholder(placeholder: Placeholder, language: Language): string {
  return `{{${placeholderNames[language][placeholder]}}}`
}

/** Distinct texts that look like placeholders and are none. */
export function findUnknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(written)].filter(([, name, end]) => !find(name, end))
  return [...new Set(unknown.map(([whole]) => whole))]
}

/** Placeholders without a value are replaced by `gapOf`, or removed. */
export function fillPlaceholders(
  text: string,
  values: PlaceholderValues,
  gapOf: (placeholder: Placeholder) => string = () => '',
): string {
  return text
    .replace(written, (whole, name, end) => {
      const placeholder = find(name, end)
      if (!placeholder) return whole
      return values[placeholder] || gapOf(placeholder)
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export function findMissingValues(text: string, values: PlaceholderValues): Placeholder[] {
  const missing = [...text.matchAll(written)]
    .map(([, name, end]) => find(name, end))
    .filter((placeholder) => placeholder !== undefined)
    .filter((placeholder) => !values[placeholder])
  return [...new Set(missing)]
}

/** Upper case, accents and spaces make no difference. */
function find(name = '', end = ''): Placeholder | undefined {
  if (end !== '}}') return undefined
  const plain = name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return byName.get(plain.replace(/[\s-]+/g, '_'))
}
