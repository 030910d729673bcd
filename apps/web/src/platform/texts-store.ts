import type { Language } from '@marea/contract/language.ts'
import type { TextTable } from '@marea/contract/locale.ts'

export type Texts = { language: Language; table: TextTable }
export type TextsStore = ReturnType<typeof createTextsStore>

/** The reader's language and its table, with what the server says laid over what is bundled. */
export function createTextsStore(initial: Texts) {
  const bundled: Partial<Record<Language, TextTable>> = { [initial.language]: initial.table }
  const overlays: Partial<Record<Language, TextTable>> = {}
  const listeners = new Set<() => void>()
  let current = initial

  return {
    read: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async switchTo(language: Language, load: (language: Language) => Promise<TextTable>) {
      bundled[language] ??= await load(language)
      show(language)
    },
    overlay(tables: Partial<Record<Language, TextTable>>) {
      Object.assign(overlays, tables)
      show(current.language)
    },
  }

  function show(language: Language) {
    const table = { ...bundled[language], ...overlays[language] }
    if (language === current.language && isSame(table, current.table)) return
    current = { language, table }
    for (const listener of listeners) listener()
  }
}

function isSame(one: TextTable, other: TextTable): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
