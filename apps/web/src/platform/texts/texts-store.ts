import type { TextTable } from '@marea/contract/locale/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'

/** While the table holds only the texts of the page, `missing` collects other keys it was asked for. */
export type Texts = { language: Language; table: TextTable; missing?: Set<string> | undefined }
export type TextsStore = ReturnType<typeof createTextsStore>

type Load = (language: Language) => Promise<TextTable>

/** The current language and its texts: the bundled ones, with edits from the server over them. */
export function createTextsStore(initial: Texts) {
  const bundled: Partial<Record<Language, TextTable>> = { [initial.language]: initial.table }
  const overlays: Partial<Record<Language, TextTable>> = {}
  const partial = new Set<Language>(initial.missing ? [initial.language] : [])
  const listeners = new Set<() => void>()
  const completed = Promise.withResolvers<void>()
  let current = initial
  if (!initial.missing) completed.resolve()

  return {
    /** Resolves once all texts of the current language are loaded. */
    complete: completed.promise,
    read: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async switchTo(language: Language, load: Load) {
      if (partial.has(language) || !bundled[language]) bundled[language] = await load(language)
      partial.delete(language)
      show(language)
    },
    overlay(tables: Partial<Record<Language, TextTable>>) {
      Object.assign(overlays, tables)
      if (tables[current.language]) partial.delete(current.language)
      show(current.language)
    },
  }

  function show(language: Language) {
    if (!partial.has(language)) completed.resolve()
    const { table: shown, missing } = current
    const table = { ...bundled[language], ...overlays[language] }
    const isUnchanged = language === current.language && keepsTexts(shown, table)
    if (isUnchanged && !missing?.size) {
      Object.assign(shown, table)
      if (!partial.has(language)) current.missing = undefined
      return
    }
    current = { language, table, missing: partial.has(language) ? new Set() : undefined }
    for (const listener of listeners) listener()
  }
}

/** When texts are only added, the page need not render again. */
function keepsTexts(shown: TextTable, next: TextTable): boolean {
  return Object.keys(shown).every((key) => shown[key] === next[key])
}
