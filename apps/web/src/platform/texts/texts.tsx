import type { Language } from '@marea/contract/platform/language.ts'
import { type PhraseKey, type TextParams, translate } from '@marea/contract/platform/translate.ts'
import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { Texts, TextsStore } from './texts-store.ts'

type Speaker = { language: Language; say: SayNamed }
type SayNamed = (key: string, params?: TextParams) => string

const SpeakerContext = createContext<Speaker | undefined>(undefined)

type TextsProviderProps = { store: TextsStore; onReady?: () => void; children: ReactNode }

export function TextsProvider({ store, onReady, children }: TextsProviderProps) {
  const texts = useSyncExternalStore(store.subscribe, store.read, store.read)

  useLayoutEffect(() => {
    onReady?.()
  }, [onReady])

  return <Speaking texts={texts}>{children}</Speaking>
}

function Speaking({ texts, children }: { texts: Texts; children: ReactNode }) {
  const speaker = useMemo<Speaker>(
    () => ({ language: texts.language, say: (key, params) => say(texts, key, params) }),
    [texts],
  )
  return <SpeakerContext value={speaker}>{children}</SpeakerContext>
}

export type Say = (key: PhraseKey, params?: TextParams) => string

export function useText(): Say {
  return useNamedText()
}

/** For texts whose keys the API names in its answers. */
export function useNamedText(): SayNamed {
  return useSpeaker().say
}

/** A word that has not arrived is left out until it does, rather than shown as its key. */
function say({ language, table, wanting }: Texts, key: string, params?: TextParams): string {
  const said = translate(table, language, key, params)
  if (!wanting || said !== key) return said
  wanting.add(key)
  return ''
}

export function useLanguage(): Language {
  return useSpeaker().language
}

/** Speaks another language inside its children, for pages that show both side by side. */
export function InLanguage({ texts, children }: { texts: Texts; children: ReactNode }) {
  const { language, table } = texts
  const own = useMemo(() => ({ language, table }), [language, table])
  return <Speaking texts={own}>{children}</Speaking>
}

function useSpeaker(): Speaker {
  const speaker = use(SpeakerContext)
  if (!speaker) throw new Error('TextsProvider is missing above this component')
  return speaker
}
