import { localeOf } from '@marea/contract/platform/translate.ts'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLanguage } from '#platform/texts/texts.tsx'

markPressableStyle()

export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={localeOf[useLanguage()]}>{children}</I18nProvider>
}

/** React Aria injects a style element unless this id exists; the content policy forbids that, and base.css holds the rule. */
function markPressableStyle() {
  const id = 'react-aria-pressable-style'
  if (typeof document === 'undefined' || document.getElementById(id)) return
  const mark = document.createElement('meta')
  mark.id = id
  document.head.append(mark)
}
