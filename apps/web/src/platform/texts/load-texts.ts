import { textLoaders } from 'virtual:texts'
import type { Language } from '@marea/contract/platform/language.ts'

export function loadTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  return textLoaders[language]()
}
