import { textLoaders } from 'virtual:texts'
import type { TextTable } from '@marea/contract/locale/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { callIfChanged } from '#platform/api/api.ts'

/** A text as administrators edited it stands in place of the one of the build. */
export async function loadTexts(language: Language): Promise<TextTable> {
  const [built, edited] = await Promise.all([textLoaders[language](), loadEdited()])
  return { ...built, ...edited?.result[language] }
}

/** With what administrators call taxes, places and licenses; undefined if the known tag is theirs. */
export function loadEdited(knownTag?: string) {
  return callIfChanged('GET /settings/Locale/full', { query: { key: 'edited' }, knownTag })
}
