import type { TextTable } from '@marea/contract/locale/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'

/** While the table holds only what came with the page, `wanting` gathers what it could not say. */
export type Texts = { language: Language; table: TextTable; wanting?: Set<string> | undefined }
export type TextsStore = ReturnType<typeof createTextsStore>

type Load = (language: Language) => Promise<TextTable>

/** The reader's language and its table, with what the server says laid over what is bundled. */
export function createTextsStore(initial: Texts) {
  const bundled: Partial<Record<Language, TextTable>> = { [initial.language]: initial.table }
  const overlays: Partial<Record<Language, TextTable>> = {}
  const partial = new Set<Language>(initial.wanting ? [initial.language] : [])
  const listeners = new Set<() => void>()
  const completed = Promise.withResolvers<void>()
  let current = initial
  if (!initial.wanting) completed.resolve()

  return {
    /** Resolves once no word of the language shown is missing any more. */
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
    const { table: shown, wanting } = current
    const table = { ...bundled[language], ...overlays[language] }
    const stays = language === current.language && keepsWords(shown, table) && !wanting?.size
    if (stays) {
      Object.assign(shown, table)
      if (!partial.has(language)) current.wanting = undefined
      return
    }
    current = { language, table, wanting: partial.has(language) ? new Set() : undefined }
    for (const listener of listeners) listener()
  }
}

/** Words that only join those on the page need no new rendering. */
function keepsWords(shown: TextTable, next: TextTable): boolean {
  return Object.keys(shown).every((key) => shown[key] === next[key])
}
