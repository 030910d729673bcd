import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Problem } from '#platform/problem.ts'

const maxBytes = 100 * 1024
const svgNamespace = 'http://www.w3.org/2000/svg'
const linkNamespace = 'http://www.w3.org/1999/xlink'
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'

/** Shapes, texts and what colors them. */
const drawing = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title
  desc clipPath mask pattern linearGradient radialGradient stop marker style switch filter feBlend
  feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset`.split(/\s+/),
)

/** Says nothing about how the picture looks. */
const ignored = new Set(['metadata'])

/** The same drawing without what editors note in it; refused if it could run or load anything. */
export function cleanSvg(upload: Buffer): string {
  if (upload.length > maxBytes) throw new Problem('brand.svg_too_large')
  const written: string[] = []
  const open: string[] = []
  let skipped = 0
  let rules = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => {
    throw new Problem('brand.svg_unreadable')
  })
  parser.on('opentag', (tag) => {
    if (skipped > 0 || isNote(tag)) skipped += 1
    else written.push(openingTag(tag, open.push(tag.local)))
  })
  parser.on('closetag', () => {
    if (skipped > 0) skipped -= 1
    else written.push(`</${open.pop()}>`)
    refuseLinks(rules)
    rules = ''
  })
  const writeText = (text: string) => {
    if (skipped > 0) return
    if (open.at(-1) === 'style') rules += text
    written.push(escaped(text))
  }
  parser.on('text', writeText)
  parser.on('cdata', writeText)
  parser.write(readText(upload)).close()
  return written.join('').trim()
}

function readText(upload: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(upload)
  } catch {
    throw new Problem('brand.svg_unreadable')
  }
}

/** Of an editor, in a namespace of its own. */
function isNote({ uri, local }: SaxesTagNS): boolean {
  return uri !== svgNamespace ? !isPage(uri) : ignored.has(local)
}

/** Pages and other languages that browsers run. */
function isPage(uri: string): boolean {
  return uri === '' || /xhtml|mathml|xbl|events/i.test(uri)
}

function openingTag({ uri, local, attributes }: SaxesTagNS, depth: number): string {
  const isKnown = uri === svgNamespace && drawing.has(local)
  if (depth === 1 && !(isKnown && local === 'svg')) throw new Problem('brand.svg_unreadable')
  if (!isKnown) throw new Problem('brand.svg_unsafe')
  const kept = Object.values(attributes).flatMap(({ uri, prefix, local, value }) => {
    if (uri === '' && prefix === '') return [[local, value] as const]
    if (uri === linkNamespace && local === 'href') return [['href', value] as const]
    return uri === xmlNamespace ? [[`xml:${local}`, value] as const] : []
  })
  for (const [name, value] of kept) refuseRunning(name, value)
  const root = depth === 1 ? [['xmlns', svgNamespace] as const] : []
  return `<${local}${[...root, ...kept].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>`
}

function refuseRunning(name: string, value: string): void {
  const isLink = name === 'href' || name === 'src'
  if (/^on/i.test(name) || name === 'xml:base') throw new Problem('brand.svg_unsafe')
  if (isLink && !value.startsWith('#')) throw new Problem('brand.svg_unsafe')
  refuseLinks(value)
}

/** Only parts of the same drawing may be named; an escape could hide a link. */
function refuseLinks(text: string): void {
  const loads = /\\|@import|image(-set)?\s*\(|url\s*\(\s*(?!["']?#)|(javascript|data|https?):/i
  if (loads.test(text)) throw new Problem('brand.svg_unsafe')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
