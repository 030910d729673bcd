import {
  defaultLanguage,
  isLanguage,
  type Language,
  perLanguage,
} from '@marea/contract/platform/language.ts'
import { callIfChanged } from '#platform/api/api.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { readPage } from '#platform/page/page.tsx'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { loadTexts } from './load-texts.ts'
import { readPageTexts } from './page-texts.ts'
import { createTextsStore, type MissingKeys, type TextsStore } from './texts-store.ts'

const yearSeconds = 31_536_000
/** Whether texts of the last visit were edited. */
const editedKey = 'texts_edited'
let store: TextsStore | undefined
/** Of the texts that the page shows. */
let servedTag: string | undefined

/** Events that come before a part opens whose texts the page does not have. */
const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Starts with the texts in the document, so that hydration finds them at once. */
export function startTexts(): TextsStore {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : defaultLanguage
  store = createTextsStore({ language, table: readPageTexts(), missing: collectMissing() })
  return store
}

/** The first requested key that is missing loads all other texts. */
function collectMissing(): MissingKeys {
  const keys = new Set<string>()
  return {
    add(key) {
      keys.add(key)
      tryToLoadRest()
    },
    clear: () => keys.clear(),
    get size() {
      return keys.size
    },
  }
}

/** Loads the whole table beside a page's data, so that data never appear without their texts. */
export async function loadTextsWithData(
  _: unknown,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const [data] = await Promise.all([next(), loadRest()])
  return data
}

/** For parts that load after the page: resolves once every text of the language is loaded. */
export function allTexts(): Promise<void> {
  tryToLoadRest()
  return store?.complete ?? Promise.resolve()
}

function tryToLoadRest(): void {
  loadRest().catch(() => undefined)
}

async function loadRest(): Promise<void> {
  await store?.loadRest((language) => loadWhenOnline(() => loadTexts(language)))
}

/** After hydration: switches to the stored language. */
export async function settleLanguage(): Promise<void> {
  for (const sign of signsOfUse) addEventListener(sign, tryToLoadRest, { once: true })
  const asked = new URLSearchParams(location.search).get('lang')
  const remembered = readStored('language')
  if (isLanguage(asked)) remember(asked)
  else if (isLanguage(remembered)) await switchLanguage(remembered)
}

export async function refreshTexts(): Promise<void> {
  await applyServedTexts().catch((error) => {
    // biome-ignore lint/suspicious/noConsole: a failed fetch of the texts is only logged
    console.warn('The texts could not be refreshed', error)
  })
}

/**
 * Applies the texts of the server, also while the page is open. The page has the texts of its build,
 * so nothing is downloaded unless one was edited; then the browser's cache keeps them between visits.
 */
export async function applyServedTexts(): Promise<void> {
  const { textsTag } = readPage().config
  const knownTag = servedTag ?? (readStored(editedKey) ? undefined : textsTag)
  const query = { key: 'web' } as const
  const served = await callIfChanged('GET /settings/Locale/full', { query, knownTag })
  if (served) store?.applyServed(served.result)
  else if (knownTag === textsTag) store?.applyServed(perLanguage(() => ({})))
  servedTag = served?.tag || knownTag
  writeStored(editedKey, servedTag === textsTag ? null : 'yes')
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
