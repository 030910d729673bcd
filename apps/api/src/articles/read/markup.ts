import type { ArticleBlock, TextRun } from '@marea/contract/articles/endpoints.ts'
import type { Nodes, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** Nobody writes deeper content, and it would exhaust the stack. */
const maxDepth = 12

/**
 * The body of an article as blocks. Only what is listed here reaches a page: HTML is shown as the text
 * it is, and pictures as their description.
 */
export function blocksOf(markdown: string): ArticleBlock[] {
  return fromMarkdown(shallow(markdown)).children.flatMap((node) => blockOf(node))
}

/** A run of nested quotes or lists takes the parser quadratic time. */
function shallow(markdown: string): string {
  return markdown.replace(/^[\t >*+.)\d-]{16,}/gm, (begin) => {
    const marks = begin.match(/>|[*+-](?=[\t ])|\d[.)]/g) ?? []
    return marks.length > 8 ? '> ' : begin
  })
}

function blockOf(node: RootContent): ArticleBlock[] {
  if (node.type === 'heading') {
    return [{ kind: 'heading', level: node.depth <= 2 ? 2 : 3, runs: runsOf(node) }]
  }
  if (node.type === 'list') {
    return [{ kind: 'list', isOrdered: node.ordered === true, items: paragraphsOf(node) }]
  }
  if (node.type === 'blockquote') return [{ kind: 'quote', paragraphs: paragraphsOf(node) }]
  const runs = runsOf(node)
  return runs.length > 0 ? [{ kind: 'paragraph', runs }] : []
}

function paragraphsOf(node: Nodes, depth = 0): TextRun[][] {
  if (depth > maxDepth) return []
  if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote') {
    return node.children.flatMap((child) => paragraphsOf(child, depth + 1))
  }
  const runs = runsOf(node)
  return runs.length > 0 ? [runs] : []
}

type Look = Omit<TextRun, 'text'>

function runsOf(node: Nodes, look: Look = {}, depth = 0): TextRun[] {
  if (depth > maxDepth) return []
  if (node.type === 'text') return [{ text: node.value.replace(/\s*\n\s*/g, ' '), ...look }]
  if (node.type === 'html' || node.type === 'inlineCode' || node.type === 'code') {
    return [{ text: node.value, ...look }]
  }
  if (node.type === 'break') return [{ text: '\n', ...look }]
  if (node.type === 'image') return node.alt ? [{ text: node.alt, ...look }] : []
  if (!('children' in node)) return []
  const inside = lookInside(node, look)
  return node.children.flatMap((child) => runsOf(child, inside, depth + 1))
}

function lookInside(node: Nodes, look: Look): Look {
  if (node.type === 'strong') return { ...look, isStrong: true }
  if (node.type === 'emphasis') return { ...look, isEmphasis: true }
  const href = node.type === 'link' ? safeAddress(node.url) : undefined
  return href ? { ...look, href } : look
}

const protocols = ['https:', 'http:', 'mailto:', 'tel:']

/** A page of this site, or an address that cannot run code; anything else is no link. */
function safeAddress(url: string): string | undefined {
  if (/^\/(?![/\\])[^\s\\]*$/.test(url) || /^#[\w-]+$/.test(url)) return url
  const parsed = URL.parse(url)
  return parsed && protocols.includes(parsed.protocol) ? parsed.href : undefined
}
