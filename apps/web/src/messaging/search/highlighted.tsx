import { findMatches } from './find-matches.ts'

export function Highlighted({ text, sought }: { text: string; sought: string }) {
  if (!sought) return text
  return findMatches(text, sought).map((part, index) =>
    part.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <mark key={index}>{part.text}</mark>
    ) : (
      part.text
    ),
  )
}
