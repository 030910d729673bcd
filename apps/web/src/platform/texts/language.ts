import {
  defaultLanguage,
  isLanguage,
  type Language,
  loadTexts,
} from '@marea/contract/platform/language.ts'
import { call } from '#platform/api/api.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { readPageTexts } from './page-texts.ts'
import { createTextsStore, type MissingKeys, type TextsStore } from './texts-store.ts'

const yearSeconds = 31_536_000
let store: TextsStore | undefined

/** What somebody does before something opens whose texts the page does not have. */
const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Starts with the texts in the document, so that hydration finds them at once. */
export function startTexts(): TextsStore {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : defaultLanguage
  store = createTextsStore({ language, table: readPageTexts(), missing: collectMissing() })
  return store
}

/** The first key that the page asks for in vain loads the rest of the texts. */
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

/** After hydration: switches to the stored language, then applies texts edited on the server. */
export async function settleLanguage(): Promise<void> {
  for (const sign of signsOfUse) addEventListener(sign, tryToLoadRest, { once: true })
  const asked = new URLSearchParams(location.search).get('lang')
  const remembered = readStored('language')
  if (isLanguage(asked)) remember(asked)
  else if (isLanguage(remembered)) await switchLanguage(remembered)
  await applyEditedTexts().catch((error) => {
    // biome-ignore lint/suspicious/noConsole: a failed fetch of the edited texts is only logged
    console.warn('The texts could not be refreshed', error)
  })
}

/** Applies texts that were edited on the server, also while the page is open. */
export async function applyEditedTexts(): Promise<void> {
  store?.applyEdits(await call('GET /settings/Locale/edited', { query: { key: 'web' } }))
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
