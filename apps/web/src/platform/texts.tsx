import type { Language } from '@marea/contract/language.ts'
import { type PhraseKey, type TextParams, translate } from '@marea/contract/translate.ts'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { Texts, TextsStore } from './texts-store.ts'

const TextsContext = createContext<Texts | undefined>(undefined)

type TextsProviderProps = { store: TextsStore; onReady?: () => void; children: ReactNode }

export function TextsProvider({ store, onReady, children }: TextsProviderProps) {
  const texts = useSyncExternalStore(store.subscribe, store.read, store.read)

  useEffect(() => {
    onReady?.()
  }, [onReady])

  return <TextsContext value={texts}>{children}</TextsContext>
}

export type Say = (key: PhraseKey, params?: TextParams) => string

export function useText(): Say {
  return useNamedText()
}

/** For texts whose keys the API names in its answers. */
export function useNamedText(): (key: string, params?: TextParams) => string {
  const texts = useTexts()
  return useCallback((key, params) => say(texts, key, params), [texts])
}

/** A word that has not arrived is left out until it does, rather than shown as its key. */
function say({ language, table, wanting }: Texts, key: string, params?: TextParams): string {
  const said = translate(table, language, key, params)
  if (!wanting || said !== key) return said
  wanting.add(key)
  return ''
}

export function useLanguage(): Language {
  return useTexts().language
}

/** Speaks another language inside its children, for pages that show both side by side. */
export function InLanguage({ texts, children }: { texts: Texts; children: ReactNode }) {
  const { language, table } = texts
  const value = useMemo(() => ({ language, table }), [language, table])
  return <TextsContext value={value}>{children}</TextsContext>
}

function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('TextsProvider is missing above this component')
  return texts
}
