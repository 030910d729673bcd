import type { Nodes, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { DocBlock, DocRun } from './src/shell/docs/doc.ts'

/** Where a link or a picture leads; undefined for a file that no page shows. */
export type Resolve = (url: string) => string | undefined

type Reading = { source: string; resolve: Resolve; ids: Map<string, number> }

/** The heading of a page, and what follows it. */
export function readMarkdown(source: string, resolve: Resolve) {
  const reading: Reading = { source, resolve, ids: new Map() }
  const [first, ...rest] = fromMarkdown(source).children
  if (first?.type !== 'heading' || first.depth !== 1) throw new Error('It begins with no title.')
  const title = runsOf(first, reading)
    .map(({ text }) => text)
    .join('')
  return { title, blocks: rest.flatMap((node) => blockOf(node, reading)) }
}

function blockOf(node: RootContent, reading: Reading): DocBlock[] {
  const { source } = reading
  if (node.type === 'heading') return [headingOf(node, reading)]
  if (node.type === 'code') return [{ kind: 'code', text: node.value }]
  if (node.type === 'blockquote') return [{ kind: 'quote', runs: runsOf(node, reading) }]
  if (node.type === 'list') {
    const items = node.children.map((item) =>
      item.children.flatMap((child) => blockOf(child, reading)),
    )
    return [{ kind: 'list', isOrdered: node.ordered === true, items }]
  }
  if (node.type !== 'paragraph') throw new Error(`Its ${node.type} has no look: ${textAt(node)}`)
  const [only, ...others] = node.children
  if (only?.type === 'image' && others.length === 0) {
    return [{ kind: 'picture', file: reading.resolve(only.url) ?? '', alt: only.alt ?? '' }]
  }
  return [tableIn(textAt(node), reading) ?? { kind: 'paragraph', runs: runsOf(node, reading) }]

  function textAt({ position }: RootContent): string {
    return source.slice(position?.start.offset, position?.end.offset)
  }
}

/** Ids as other readers of Markdown make them, so that links to headings work there too. */
function headingOf(node: Nodes & { type: 'heading' }, reading: Reading): DocBlock {
  const runs = runsOf(node, reading)
  const text = runs.map((run) => run.text).join('')
  const slug = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
  const before = reading.ids.get(slug) ?? 0
  reading.ids.set(slug, before + 1)
  const level = node.depth === 2 || node.depth === 3 ? node.depth : 4
  return { kind: 'heading', level, id: before > 0 ? `${slug}-${before}` : slug, runs }
}

/** Tables are no part of the parser's Markdown: it takes them for paragraphs. */
function tableIn(text: string, reading: Reading): DocBlock | undefined {
  const [head = '', ruler = '', ...rows] = text.split('\n')
  if (!/^\|[\s:|-]+\|$/.test(ruler)) return undefined
  return {
    kind: 'table',
    head: cellsOf(head, reading),
    rows: rows.map((row) => cellsOf(row, reading)),
  }
}

function cellsOf(row: string, reading: Reading): DocRun[][] {
  return row
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => runsOf(fromMarkdown(cell.trim().replaceAll('\\|', '|')), reading))
}

type Look = Omit<DocRun, 'text'>

function runsOf(node: Nodes, reading: Reading, look: Look = {}): DocRun[] {
  if (node.type === 'text') return [{ text: node.value.replace(/\s*\n\s*/g, ' '), ...look }]
  if (node.type === 'html') return [{ text: node.value, ...look }]
  if (node.type === 'inlineCode') return [{ text: node.value, ...look, isCode: true }]
  if (!('children' in node)) throw new Error(`Its ${node.type} has no look.`)
  return node.children.flatMap((child) => runsOf(child, reading, lookInside(node, look, reading)))
}

function lookInside(node: Nodes, look: Look, { resolve }: Reading): Look {
  if (node.type === 'strong') return { ...look, isStrong: true }
  if (node.type === 'emphasis') return { ...look, isEmphasis: true }
  const href = node.type === 'link' ? resolve(node.url) : undefined
  return href ? { ...look, href } : look
}
