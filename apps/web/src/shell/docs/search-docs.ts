import { fold } from '#articles/read/faq-search.ts'
import { type Doc, type DocBlock, plainText } from './doc.ts'

/** What stands below a heading: the unit that a search finds. */
export type DocSection = { href: string; page: string; heading: string; text: string }

export type FoundSection = DocSection & { excerpt: string }

const mostFound = 30

/** Characters around the first word that was found. */
const around = 160

export function sectionsOf({ address, title, lead, blocks }: Doc): DocSection[] {
  const sections: DocSection[] = [
    { href: address, page: title, heading: title, text: plainText(lead) },
  ]
  for (const block of blocks) {
    const current = sections.at(-1)
    if (block.kind === 'heading') {
      const heading = plainText(block.runs)
      sections.push({ href: `${address}#${block.id}`, page: title, heading, text: '' })
    } else if (current) current.text += ` ${textOf(block)}`
  }
  return sections
}

function textOf(block: DocBlock): string {
  if (block.kind === 'code') return block.text
  if (block.kind === 'picture') return block.alt
  if (block.kind === 'list') return block.items.flat().map(textOf).join(' ')
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainText).join(' ')
  return plainText(block.runs)
}

/** Every word must be in the section; sections whose heading has them come first. */
export function findSections(sections: readonly DocSection[], words: readonly string[]) {
  if (words.length === 0) return []
  const found = sections.filter(({ page, heading, text }) =>
    has(`${page} ${heading} ${text}`, words),
  )
  const byHeading = Object.groupBy(found, ({ page, heading }) => {
    if (has(heading, words)) return 'heading'
    return has(`${page} ${heading}`, words) ? 'page' : 'text'
  })
  const { heading = [], page = [], text = [] } = byHeading
  return [...heading, ...page, ...text]
    .slice(0, mostFound)
    .map((section): FoundSection => ({ ...section, excerpt: excerptOf(section.text, words) }))
}

function has(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

function excerptOf(text: string, words: readonly string[]): string {
  const folded = fold(text)
  const first = Math.min(...words.map((word) => folded.indexOf(word)).filter((at) => at >= 0))
  const from = Number.isFinite(first) ? Math.max(0, text.lastIndexOf(' ', first - around / 2)) : 0
  const part = text.slice(from, from + around).trim()
  return `${from > 0 ? '… ' : ''}${part}${from + around < text.length ? ' …' : ''}`
}
