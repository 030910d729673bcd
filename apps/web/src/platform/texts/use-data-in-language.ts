import type { Language } from '@marea/contract/platform/language.ts'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage } from './texts.tsx'

/** The reader can change the language in place: data that were loaded in one are then loaded again. */
export function useDataInLanguage(loaded: Language): void {
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (loaded !== language) revalidate()
  }, [loaded, language, revalidate])
}
