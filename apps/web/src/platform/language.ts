import { isLanguage, type Language } from '@marea/contract/language.ts'
import { call } from './api.ts'
import { readStored, writeStored } from './storage.ts'
import { loadTable } from './tables.ts'
import { createTextsStore, type TextsStore } from './texts-store.ts'

const year = 31_536_000
let store: TextsStore | undefined

/** Starts with the language of the document, so that hydration finds the words it expects. */
export async function startTexts(): Promise<TextsStore> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'en'
  store = createTextsStore({ language, table: await loadTable(language) })
  return store
}

/** After hydration: the remembered language first, then the server's newer texts over ours. */
export async function settleLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang')
  const remembered = readStored('language')
  if (isLanguage(asked)) remember(asked)
  else if (isLanguage(remembered)) await speak(remembered)
  try {
    store?.overlay(await call('GET /settings/Locale/full', { query: { key: 'web' } }))
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failed fetch of the tables is only logged
    console.warn('The texts could not be refreshed', error)
  }
}

export async function speak(language: Language): Promise<void> {
  remember(language)
  await store?.switchTo(language, loadTable)
}

function remember(language: Language) {
  writeStored('language', language)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `lang=${language}; path=/; max-age=${year}; samesite=lax`
}
