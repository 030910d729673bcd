import { type Language, languages, perLanguage } from '@marea/contract/platform/language.ts'

type LocalizedColumns<Stem extends string> = Record<`${Stem}${Capitalize<Language>}`, string>

export function fromLocalizedColumns<Stem extends string>(
  row: LocalizedColumns<Stem>,
  stem: Stem,
): Record<Language, string> {
  return perLanguage((language) => row[columnOf(stem, language)])
}

export function toLocalizedColumns<Stem extends string>(
  stem: Stem,
  texts: Record<Language, string>,
): LocalizedColumns<Stem> {
  const columns = languages.map((language) => [columnOf(stem, language), texts[language]])
  return Object.fromEntries(columns)
}

function columnOf<Stem extends string>(stem: Stem, language: Language) {
  const suffix = language.charAt(0).toUpperCase() + language.slice(1)
  return `${stem}${suffix as Capitalize<Language>}` as const
}
