import type { TextTable } from '@marea/contract/locale/endpoints.ts'
import { placeholdersIn } from '@marea/contract/locale/placeholders.ts'
import type { Language } from '@marea/contract/platform/language.ts'

export type MissingKeys = Pick<Set<string>, 'clear' | 'size'> & { add(key: string): void }

/** While the table holds only the texts of the page, `missing` collects other requested keys. */
export type Texts = { language: Language; table: TextTable; missing?: MissingKeys | undefined }
export type TextsStore = ReturnType<typeof createTextsStore>

type Tables = Partial<Record<Language, TextTable>>
type Load = (language: Language) => Promise<TextTable>

/**
 * The current language and its texts: the bundled ones, with those of the server over them. Until
 * those are known, the texts that came with the page stand for them, so none of them changes back
 * for a moment.
 */
export function createTextsStore(initial: Texts) {
  const bundled: Tables = { [initial.language]: initial.table }
  const served: Tables = { ...bundled }
  const listeners = new Set<() => void>()
  const completed = Promise.withResolvers<void>()
  let isPartial = Boolean(initial.missing)
  let rest: Promise<void> | undefined
  let current = initial
  if (!isPartial) completed.resolve()

  return {
    /** Resolves once all texts of the first language are loaded. */
    complete: completed.promise,
    read: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Adds all other texts to those that came with the page. */
    loadRest(load: Load): Promise<void> {
      rest ??= addRest(load).catch((error) => {
        rest = undefined
        throw error
      })
      return rest
    },
    async switchTo(language: Language, load: Load) {
      if (language === current.language) return
      if (language === initial.language) await this.loadRest(load)
      bundled[language] ??= await load(language)
      show(language)
    },
    applyServed(tables: Record<Language, TextTable>) {
      Object.assign(served, tables)
      show(current.language)
    },
  }

  async function addRest(load: Load) {
    if (!isPartial) return
    bundled[initial.language] = await load(initial.language)
    isPartial = false
    completed.resolve()
    show(current.language)
  }

  function show(language: Language) {
    const { table: shown, missing } = current
    const table = { ...bundled[language], ...fitting(served[language], bundled[language]) }
    const stillMissing = isPartial && language === initial.language ? missing : undefined
    if (language === current.language && !missing?.size && keepsTexts(shown, table)) {
      Object.assign(shown, table)
      current.missing = stillMissing
      return
    }
    stillMissing?.clear()
    current = { language, table, missing: stillMissing }
    for (const listener of listeners) listener()
  }
}

/** A newer server may fill other parameters into a text than this build does. */
function fitting(served: TextTable = {}, bundled: TextTable = {}): TextTable {
  return Object.fromEntries(
    Object.entries(served).filter(([key, text]) => {
      const ours = bundled[key]
      return ours === undefined || ours === text || parametersIn(ours) === parametersIn(text)
    }),
  )
}

function parametersIn(text: string): string {
  return placeholdersIn(text).sort().join()
}

/** When texts are only added, the page need not render again. */
function keepsTexts(shown: TextTable, next: TextTable): boolean {
  return Object.keys(shown).every((key) => shown[key] === next[key])
}
