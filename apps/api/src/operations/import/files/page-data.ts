import { Problem } from '#platform/problem.ts'

/** An object of JSON-LD. */
export type Node = Readonly<Record<string, unknown>>

const maxDepth = 20

/** Where pages put several things, or the thing that they are about. */
const holders = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'about']

/** The things that a page describes: in all of its blocks of JSON-LD, or in a file of JSON. */
export function nodesIn(text: string): Node[] {
  const blocks = text.startsWith('<') ? scriptsIn(text) : [text]
  return blocks.map(parsed).flatMap((block) => flattened(block, 0))
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Without the address of schema.org that some pages write before them. */
export function typesOf(node: Node): string[] {
  return listOf(node['@type']).flatMap((type) =>
    typeof type === 'string' ? type.replace(/^(https?:\/\/schema\.org\/|schema:)/, '') : [],
  )
}

export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** Searched from left to right once, because a stranger's page could make an expression slow. */
function scriptsIn(html: string): string[] {
  const found: string[] = []
  const lower = html.toLowerCase()
  for (let at = lower.indexOf('<script'); at >= 0; at = lower.indexOf('<script', at)) {
    const start = lower.indexOf('>', at) + 1
    const end = lower.indexOf('</script', start)
    if (start === 0 || end < 0) break
    if (lower.slice(at, start).includes('application/ld+json')) found.push(html.slice(start, end))
    at = end
  }
  return found
}

/** One broken block does not spoil the others; a file of JSON has only one. */
function parsed(block: string): unknown {
  try {
    return JSON.parse(unwrapped(block))
  } catch {
    return undefined
  }
}

/** Some pages wrap their data for readers of XML. */
function unwrapped(block: string): string {
  const start = block.indexOf(cdata.start)
  return start < 0 ? block : block.slice(start + cdata.start.length, block.lastIndexOf(cdata.end))
}

const cdata = { start: '<![CDATA[', end: ']]>' }

function flattened(value: unknown, depth: number): Node[] {
  if (depth > maxDepth) throw new Problem('imports.no_homes')
  if (Array.isArray(value)) return value.flatMap((each) => flattened(each, depth + 1))
  if (!isNode(value)) return []
  return [value, ...holders.flatMap((name) => flattened(value[name], depth + 1))]
}
