import { textLoaders } from 'virtual:texts'
import { defaultLanguage, isLanguage, type Language } from '@marea/contract/platform/language.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { readPage } from '#platform/page/page.tsx'
import { readStored, writeStored } from '#platform/session/storage.ts'
import { loadEdited } from './load-texts.ts'
import { readPageTexts } from './page-texts.ts'
import {
  createTextsStore,
  type LoadedTexts,
  type MissingKeys,
  type TextsStore,
} from './texts-store.ts'

const yearSeconds = 31_536_000
let store: TextsStore | undefined
/** Of the edited texts that the page shows, once it has asked for them. */
let editedTag: string | undefined

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
  await store?.loadRest((language) => loadWhenOnline(() => load(language)))
}

async function load(language: Language): Promise<LoadedTexts> {
  const [built, edited] = await Promise.all([textLoaders[language](), loadEdited()])
  editedTag = edited?.tag
  return { built, edited: edited?.result }
}

/** After hydration: switches to the stored language. */
export async function settleLanguage(): Promise<void> {
  for (const sign of signsOfUse) addEventListener(sign, tryToLoadRest, { once: true })
  const asked = new URLSearchParams(location.search).get('lang')
  const remembered = readStored('language')
  if (isLanguage(asked)) remember(asked)
  else if (isLanguage(remembered)) await switchLanguage(remembered)
}

/**
 * Applies what was edited since the page was rendered or asked last, also while it is open. Without the
 * rest of the texts, one that is no longer edited is not known.
 */
export async function applyEditedTexts(): Promise<void> {
  const edited = await loadEdited(editedTag ?? readPage().config.textsTag)
  if (!edited) return
  editedTag = edited.tag
  store?.applyEdited(edited.result)
  tryToLoadRest()
}

export async function switchLanguage(language: Language): Promise<void> {
  remember(language)
  await store?.switchTo(language, load)
}

function remember(language: Language) {
  writeStored('language', language)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `lang=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
}
