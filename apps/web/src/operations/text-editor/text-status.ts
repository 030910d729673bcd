import type { EditedText } from '@marea/contract/locale/text-editor.ts'
import { languages } from '@marea/contract/platform/language.ts'
import type { Tone } from '#ui/text/badge.tsx'

export type TextStatus = 'to_fix' | 'missing' | 'outdated' | 'draft' | 'published'

export const toneOf: Record<TextStatus, Tone> = {
  to_fix: 'bad',
  missing: 'bad',
  outdated: 'warn',
  draft: 'info',
  published: 'good',
}

/** What is most pressing about the text in any language. */
export function statusOf({ translations }: EditedText): TextStatus {
  const all = languages.map((language) => translations[language])
  if (all.some(({ draft }) => draft && draft.missing.length + draft.unknown.length > 0)) {
    return 'to_fix'
  }
  if (all.some(({ draft }) => draft)) return 'draft'
  if (all.some(({ text }) => text === null)) return 'missing'
  return all.some(({ isOutdated }) => isOutdated) ? 'outdated' : 'published'
}
