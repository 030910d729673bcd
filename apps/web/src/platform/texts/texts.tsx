import type { TextTable } from '@marea/contract/locale/endpoints.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import {
  type NameKey,
  type PhraseKey,
  type TextParams,
  translate,
} from '@marea/contract/platform/translate.ts'
import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { Texts, TextsStore } from './texts-store.ts'

type Translator = { language: Language; table: TextTable; say: TranslateAny }
type TranslateAny = (key: string, params?: TextParams) => string

const TextsContext = createContext<Translator | undefined>(undefined)

type TextsProviderProps = { store: TextsStore; onReady?: () => void; children: ReactNode }

export function TextsProvider({ store, onReady, children }: TextsProviderProps) {
  const texts = useSyncExternalStore(store.subscribe, store.read, store.read)

  useLayoutEffect(() => {
    onReady?.()
  }, [onReady])

  return <TranslatorProvider texts={texts}>{children}</TranslatorProvider>
}

function TranslatorProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const translator = useMemo<Translator>(
    () => ({ ...texts, say: (key, params) => say(texts, key, params) }),
    [texts],
  )
  return <TextsContext value={translator}>{children}</TextsContext>
}

export type Say = (key: PhraseKey | NameKey, params?: TextParams) => string

export function useText(): Say {
  return useNamedText()
}

/** For texts whose keys come from the API. */
export function useNamedText(): TranslateAny {
  return useTranslator().say
}

/** A text that is not loaded yet is left out rather than shown as its key. */
function say({ language, table, missing }: Texts, key: string, params?: TextParams): string {
  const text = translate(table, language, key, params)
  if (!missing || text !== key) return text
  missing.add(key)
  return ''
}

export function useLanguage(): Language {
  return useTranslator().language
}

/** Sends texts with a page that will show them when it can load no others. */
export function TextsAhead({ of }: { of: RegExp }) {
  const { table } = useTranslator()
  for (const key of Object.keys(table)) if (of.test(key)) void table[key]
  return null
}

export function InLanguage({ texts, children }: { texts: Texts; children: ReactNode }) {
  const { language, table } = texts
  const own = useMemo(() => ({ language, table }), [language, table])
  return <TranslatorProvider texts={own}>{children}</TranslatorProvider>
}

function useTranslator(): Translator {
  const translator = use(TextsContext)
  if (!translator) throw new Error('TextsProvider is missing above this component')
  return translator
}
