import type { Templates } from '@marea/contract/messaging/automatic-messages.ts'
import { findUnknownPlaceholders } from '@marea/contract/messaging/placeholders.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { Problem } from '#platform/problem.ts'

export function requireTemplates(
  texts: Templates,
  { mayBeEmpty }: { mayBeEmpty: boolean } = { mayBeEmpty: false },
): void {
  const unknown = languages.flatMap((language) => findUnknownPlaceholders(texts[language]))
  if (unknown.length) throw new Problem('messaging.placeholder_unknown', { placeholders: unknown })
  const isEmpty = languages.every((language) => texts[language] === '')
  if (isEmpty && !mayBeEmpty) throw new Problem('messaging.template_empty')
}
