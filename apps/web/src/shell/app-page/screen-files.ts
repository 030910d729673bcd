import type { Language } from '@marea/contract/platform/language.ts'

const files = import.meta.glob<string>('./screens/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const screens = ['home', 'suite'] as const
export const screenSize = { width: 585, height: 1266 } as const

type Look = { language: Language; theme: 'light' | 'dark' }

export function screenFile(screen: (typeof screens)[number], { language, theme }: Look): string {
  return files[`./screens/${screen}-${language}-${theme}.webp`] ?? ''
}
