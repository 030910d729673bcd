import {
  defaultLanguage,
  isLanguage,
  type Language,
  loadTexts,
} from '@marea/contract/platform/language.ts'
import { call } from '#platform/api/api.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { readPageTexts } from './page-texts.ts'
import { createTextsStore, type TextsStore } from './texts-store.ts'

const yearSeconds = 31_536_000
const refreshTimeoutMs = 3_000
let store: TextsStore | undefined

/** Starts with the texts in the document, so that hydration finds them at once. */
export function startTexts(): TextsStore {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : defaultLanguage
  store = createTextsStore({ language, table: readPageTexts(), missing: new Set() })
  return store
}

/** Loads the whole table beside a page's data, so that data never appear without their texts. */
export async function loadTextsWithData(
  _: unknown,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const [data] = await Promise.all([next(), completeTexts()])
  return data
}

/** For parts that load after the page: resolves once every text of the language is loaded. */
export function allTexts(): Promise<void> {
  return store?.complete ?? Promise.resolve()
}

async function completeTexts(): Promise<void> {
  const texts = store?.read()
  if (texts?.missing) await store?.switchTo(texts.language, loadTexts)
}

/** After hydration: switches to the stored language, then applies texts edited on the server. */
export async function settleLanguage(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang')
  const remembered = readStored('language')
  if (isLanguage(asked)) remember(asked)
  else if (isLanguage(remembered)) await switchLanguage(remembered)
  await refreshTexts().catch(async (error) => {
    // biome-ignore lint/suspicious/noConsole: a failed fetch of the tables is only logged
    console.warn('The texts could not be refreshed', error)
    await completeTexts()
  })
}

/** Applies texts that were edited while the page is open. */
export async function applyEditedTexts(): Promise<void> {
  store?.overlay(await call('GET /settings/Locale/full', { query: { key: 'web' } }))
}

/** Parts of the page wait for texts, so the bundled ones are used when the answer is slow. */
async function refreshTexts(): Promise<void> {
  const timer = setTimeout(() => completeTexts().catch(() => undefined), refreshTimeoutMs)
  await applyEditedTexts()
  clearTimeout(timer)
}

export async function switchLanguage(language: Language): Promise<void> {
  remember(language)
  await store?.switchTo(language, loadTexts)
}

function remember(language: Language) {
  writeStored('language', language)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `lang=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
}
