import { type Language, languageTable, nextLanguage } from '@marea/contract/platform/language.ts'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { switchLanguage } from '#platform/texts/language.ts'
import { useLanguage } from '#platform/texts/texts.tsx'

type LanguageLinkProps = {
  className?: string | undefined
  /** Shows the language by its code, where there is no space for its name. */
  isShort?: boolean
}

/** Works as a plain link before the scripts load, and switches in place afterwards. */
export function LanguageLink({ className, isShort = false }: LanguageLinkProps) {
  const other = nextLanguage(useLanguage())
  const { name } = languageTable[other]
  const code = other.toUpperCase()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  async function choose(event: MouseEvent) {
    event.preventDefault()
    await switchLanguage(other)
    const saved = withLanguage(search, null)
    if (saved !== search) {
      navigate({ pathname, search: saved, hash }, { replace: true, preventScrollReset: true })
    }
  }

  return (
    <a
      href={pathname + withLanguage(search, other)}
      hrefLang={other}
      lang={other}
      className={className}
      // Voice control users say the visible code, so the accessible name begins with it.
      aria-label={isShort ? `${code}, ${name}` : undefined}
      onClick={choose}
    >
      {isShort ? code : name}
    </a>
  )
}

function withLanguage(search: string, language: Language | null): string {
  const params = new URLSearchParams(search)
  if (language) params.set('lang', language)
  else params.delete('lang')
  return params.size > 0 ? `?${params}` : ''
}
