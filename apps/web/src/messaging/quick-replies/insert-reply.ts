import { fillPlaceholders, type Placeholder } from '@marea/contract/messaging/placeholders.ts'
import type { QuickReply, RoomReplies } from '@marea/contract/messaging/quick-replies.ts'
import { languages } from '@marea/contract/platform/language.ts'

const gap = /\[\[[^[\]]*\]\]/

/** Whether a placeholder had no value and the owner has not replaced it yet. */
export function hasGaps(words: string): boolean {
  return gap.test(words)
}

/** The part of the text that the owner replaces first. */
export function findGap(words: string): { from: number; to: number } | undefined {
  const found = gap.exec(words)
  return found ? { from: found.index, to: found.index + found[0].length } : undefined
}

/** The reply in the guest's language, or in another one where the translation is missing. */
export function fillReply(
  { texts }: QuickReply,
  { language, values }: Pick<RoomReplies, 'language' | 'values'>,
  nameOf: (placeholder: Placeholder) => string,
): string {
  const written = [language, ...languages].find((each) => texts[each] !== '') ?? language
  const gapOf = (placeholder: Placeholder) => `[[${nameOf(placeholder)}]]`
  return fillPlaceholders(texts[written], values[written], gapOf)
}

/** Puts the reply where the owner was writing. */
export function insertAt(words: string, reply: string, at: { from: number; to: number }): string {
  return words.slice(0, at.from) + reply + words.slice(at.to)
}
