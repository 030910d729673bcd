import { textLoaders } from 'virtual:texts'
import type { TextTables } from '@marea/contract/pages.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { call } from '#platform/api/api.ts'

let names: Promise<TextTables> | undefined

/** The texts of the build, with what administrators call taxes, places and licenses. */
export async function loadTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  const [texts, names] = await Promise.all([textLoaders[language](), loadNames()])
  return { ...texts, ...names[language] }
}

function loadNames(): Promise<TextTables> {
  names ??= call('GET /settings/Locale/full', { query: { key: 'names' } }).catch((error) => {
    names = undefined
    throw error
  })
  return names
}
