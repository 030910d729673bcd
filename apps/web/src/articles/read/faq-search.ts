import type { ArticleBlock, FaqGroup, FaqQuestion } from '@marea/contract/articles/endpoints.ts'

export const maxQueryLength = 100

/** A single letter would match almost every answer. */
const minWordLength = 2

/** Words are compared without accents and case. */
export function searchedWords(query: string): string[] {
  const words = query.slice(0, maxQueryLength).split(/\s+/).map(fold)
  return [...new Set(words)].filter((word) => word.length >= minWordLength)
}

export function searchFaqs(groups: readonly FaqGroup[], words: readonly string[]): FaqGroup[] {
  if (words.length === 0) return [...groups]
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((each) => isFound(group, each, words)),
    }))
    .filter(({ questions }) => questions.length > 0)
}

function isFound(group: FaqGroup, question: FaqQuestion, words: readonly string[]): boolean {
  const text = fold([group.title, question.question, ...question.blocks.map(textOf)].join(' '))
  return words.every((word) => text.includes(word))
}

function textOf(block: ArticleBlock): string {
  if (block.kind === 'list') return block.items.map(joined).join(' ')
  if (block.kind === 'quote') return block.paragraphs.map(joined).join(' ')
  return joined(block.runs)
}

function joined(runs: readonly { text: string }[]): string {
  return runs.map(({ text }) => text).join('')
}

export type TextPart = { at: number; text: string; isMatch: boolean }

/** Joined, the parts are the text again. */
export function markMatches(text: string, words: readonly string[]): TextPart[] {
  const { folded, origins } = foldWithOrigins(text)
  const parts: TextPart[] = []
  let end = 0
  for (const match of matchesIn(folded, words)) {
    const from = Math.max(end, origins[match.from] ?? text.length)
    const to = origins[match.to] ?? text.length
    if (to <= from) continue
    if (from > end) parts.push({ at: end, text: text.slice(end, from), isMatch: false })
    parts.push({ at: from, text: text.slice(from, to), isMatch: true })
    end = to
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), isMatch: false })
  return parts
}

function matchesIn(folded: string, words: readonly string[]): { from: number; to: number }[] {
  const matches: { from: number; to: number }[] = []
  for (const word of words) {
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + 1)) {
      matches.push({ from, to: from + word.length })
    }
  }
  return matches.sort((a, b) => a.from - b.from || b.to - a.to)
}

export function fold(text: string): string {
  return foldWithOrigins(text).folded
}

/** Folding can change the length of a text, so each folded character remembers where it was. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    for (let index = 0; index < plain.length; index += 1) origins.push(at)
    folded += plain
    at += character.length
  }
  return { folded, origins }
}
