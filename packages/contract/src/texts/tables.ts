import { languages, loadMailTexts, loadTexts, perLanguage } from '#platform/language.ts'

type Tables = ReturnType<typeof perLanguage<Readonly<Record<string, string>>>>

/** Every text of every language, for servers and tests; a browser loads one language. */
export const textTables: Tables = await loadAll(loadTexts)

export const mailTextTables: Tables = await loadAll(loadMailTexts)

async function loadAll(load: typeof loadTexts): Promise<Tables> {
  const loaded = new Map(
    await Promise.all(languages.map(async (language) => [language, await load(language)] as const)),
  )
  return perLanguage((language) => loaded.get(language) ?? {})
}
