import { createContext, use } from 'react'
import { markMatches } from './faq-search.ts'

export const SearchedWords = createContext<readonly string[]>([])

export function MarkedText({ text }: { text: string }) {
  const words = use(SearchedWords)
  if (words.length === 0) return text
  return markMatches(text, words).map((part) =>
    part.isMatch ? <mark key={part.at}>{part.text}</mark> : part.text,
  )
}
