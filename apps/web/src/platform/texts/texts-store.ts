import type { TextTable } from '@marea/contract/locale/endpoints.ts'
import { requiredPlaceholders } from '@marea/contract/locale/placeholders.ts'
import type { Language } from '@marea/contract/platform/language.ts'

export type MissingKeys = Pick<Set<string>, 'clear' | 'size'> & { add(key: string): void }

/** While the table holds only the texts of the page, `missing` collects other requested keys. */
export type Texts = { language: Language; table: TextTable; missing?: MissingKeys | undefined }
export type TextsStore = ReturnType<typeof createTextsStore>

type Tables = Partial<Record<Language, TextTable>>
/** Every text of the build in one language, and the edited ones of all. */
export type LoadedTexts = { built: TextTable; edited: Tables | undefined }
type Load = (language: Language) => Promise<LoadedTexts>

/** The current language and its texts: those of the build, with the edited ones over them. */
export function createTextsStore(initial: Texts) {
  const tables = createTables(initial)
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
      if (!tables.has(language)) tables.add(language, await load(language))
      show(language)
    },
    applyEdited(edited: Tables) {
      tables.edit(edited)
      show(current.language)
    },
  }

  async function addRest(load: Load) {
    if (!isPartial) return
    tables.add(initial.language, await load(initial.language))
    isPartial = false
    completed.resolve()
    show(current.language)
  }

  function show(language: Language) {
    const { table: shown, missing } = current
    const table = tables.of(language)
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

function createTables({ language: first, table }: Texts) {
  /** The texts that came with the page are edited already. */
  const built: Tables = { [first]: table }
  const edited: Tables = {}
  return {
    has: (language: Language) => built[language] !== undefined,
    add(language: Language, loaded: LoadedTexts) {
      built[language] = loaded.built
      Object.assign(edited, loaded.edited)
    },
    edit(tables: Tables) {
      Object.assign(edited, tables)
    },
    of: (language: Language): TextTable => ({
      ...built[language],
      ...fitting(edited[language], built[language]),
    }),
  }
}

/** A newer server may fill other parameters into a text than this build does. */
function fitting(edited: TextTable = {}, built: TextTable = {}): TextTable {
  return Object.fromEntries(
    Object.entries(edited).filter(([key, text]) => {
      const ours = built[key]
      return ours === undefined || ours === text || parametersIn(ours) === parametersIn(text)
    }),
  )
}

function parametersIn(text: string): string {
  return requiredPlaceholders(text).sort().join()
}

/** When texts are only added, the page need not render again. */
function keepsTexts(shown: TextTable, next: TextTable): boolean {
  return Object.keys(shown).every((key) => shown[key] === next[key])
}
