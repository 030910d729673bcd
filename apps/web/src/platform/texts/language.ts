import {
  defaultLanguage,
  isLanguage,
  type Language,
  loadTexts,
} from '@marea/contract/platform/language.ts'
import { call } from '#platform/api/api.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { readWords } from './page-texts.ts'
import { createTextsStore, type TextsStore } from './texts-store.ts'

const year = 31_536_000
const patience = 3_000
let store: TextsStore | undefined

/** Starts with the words of the document, so that hydration finds what it expects at once. */
export function startTexts(): TextsStore {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : defaultLanguage
  store = createTextsStore({ language, table: readWords(), wanting: new Set() })
  return store
}

/** Data never show before their words: the table comes beside them, also on the first page. */
export async function loadTextsWithData(
  _: unknown,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const [data] = await Promise.all([next(), completeTexts()])
  return data
}

/** For parts that load after the page: resolves once every word of the language can be said. */
export function allTexts(): Promise<void> {
  return store?.complete ?? Promise.resolve()
}

async function completeTexts(): Promise<void> {
  const texts = store?.read()
  if (texts?.wanting) await store?.switchTo(texts.language, loadTexts)
}

/** After hydration: the remembered language first, then the server's newer texts over ours. */
export async function settleLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang')
  const remembered = readStored('language')
  if (isLanguage(asked)) remember(asked)
  else if (isLanguage(remembered)) await speak(remembered)
  await refreshTexts().catch(async (error) => {
    // biome-ignore lint/suspicious/noConsole: a failed fetch of the tables is only logged
    console.warn('The texts could not be refreshed', error)
    await completeTexts()
  })
}

/** Parts of the page wait for their words, so an answer that is long in coming does not keep them. */
async function refreshTexts(): Promise<void> {
  const timer = setTimeout(() => completeTexts().catch(() => undefined), patience)
  const tables = await call('GET /settings/Locale/full', { query: { key: 'web' } })
  clearTimeout(timer)
  store?.overlay(tables)
}

export async function speak(language: Language): Promise<void> {
  remember(language)
  await store?.switchTo(language, loadTexts)
}

function remember(language: Language) {
  writeStored('language', language)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `lang=${language}; path=/; max-age=${year}; samesite=lax`
}
