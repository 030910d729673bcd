import { maxTemplateLength, type Templates } from '@marea/contract/messaging/automatic-messages.ts'
import { findUnknownPlaceholders } from '@marea/contract/messaging/placeholders.ts'
import { languages } from '@marea/contract/platform/language.ts'
import type { Say } from '#platform/texts/texts.tsx'

type Rules = { isRequired: boolean }

/** The sentence about what is wrong with a text, naming unknown placeholders. */
export function templateError(text: string, t: Say): string | undefined {
  const unknown = findUnknownPlaceholders(text)
  if (unknown.length) {
    return t('templates.unknown', { count: unknown.length, names: unknown.join(', ') })
  }
  const over = text.trim().length - maxTemplateLength
  return over > 0 ? t('templates.too_long', { count: over }) : undefined
}

export function isWithoutText(texts: Templates): boolean {
  return languages.every((language) => texts[language].trim() === '')
}

export function hasTemplateErrors(texts: Templates, { isRequired }: Rules): boolean {
  if (isRequired && isWithoutText(texts)) return true
  return languages.some(
    (language) =>
      findUnknownPlaceholders(texts[language]).length > 0 ||
      texts[language].trim().length > maxTemplateLength,
  )
}
