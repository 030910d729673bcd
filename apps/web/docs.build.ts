import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readMarkdown } from './markdown.build.ts'
import {
  type Doc,
  type DocBlock,
  type DocPart,
  type Docs,
  plainText,
} from './src/shell/docs/doc.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const contents = 'docs/README.md'

/** `virtual:docs` is the documentation, read from its Markdown files by the build. */
export function bundleDocs(): Plugin {
  return {
    name: 'marea:docs',
    resolveId: { filter: { id: /^virtual:docs$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:docs$/ },
      handler() {
        for (const file of ['*.md', 'docs/**/*.md'].flatMap((each) => filesLike(each))) {
          this.addWatchFile(root + file)
        }
        const text = JSON.stringify(JSON.stringify(readDocs()))
        return `export const docs = JSON.parse(${text})`
      },
    },
  }
}

function filesLike(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
}

/** `docs/README.md` lists the pages: each of its headings is a part, each entry of its lists a page. */
export function readDocs(): Docs {
  const { title, blocks } = readFile(contents, () => true)
  const { lead, rest } = leadOf(blocks)
  const parts = partsOf(rest)
  const addresses = new Set(parts.flatMap((part) => part.pages.map(({ address }) => address)))
  const pages = docFiles()
    .filter((file) => addresses.has(addressOf(file)))
    .map((file) => readDoc(file, (address) => address === '/docs' || addresses.has(address)))
  const order = [...addresses]
  const missing = order.filter((each) => !pages.some(({ address }) => address === each))
  if (missing.length > 0) throw new Error(`${contents} lists what is not there: ${missing}.`)
  pages.sort((a, b) => order.indexOf(a.address) - order.indexOf(b.address))
  return { title, lead, parts, pages }
}

/** Pages of `docs`, and those files at the root that readers of a repository look for there. */
function docFiles(): string[] {
  return [...filesLike('*.md'), ...filesLike('docs/*/*.md')]
}

/** `docs/run/install.md` is `/docs/run/install`; what lies at the root belongs to those who change Marea. */
function addressOf(file: string): string {
  if (file === contents) return '/docs'
  const path = file.includes('/') ? file : `docs/change/${file.toLowerCase().replaceAll('_', '-')}`
  return `/${path.replace(/\.md$/, '')}`
}

function readDoc(file: string, isShown: (address: string) => boolean): Doc {
  const { title, blocks } = readFile(file, isShown)
  const { lead, rest } = leadOf(blocks)
  return { address: addressOf(file), title, lead, blocks: rest }
}

function readFile(file: string, isShown: (address: string) => boolean) {
  try {
    return readMarkdown(readFileSync(root + file, 'utf8'), (url) => resolve(url))
  } catch (error) {
    throw new Error(`${file} cannot be shown.`, { cause: error })
  }

  function resolve(url: string): string | undefined {
    if (/^(#|https?:|mailto:)/.test(url)) return url
    const [path = '', hash] = url.split('#')
    const target = posix.join(posix.dirname(file), path)
    if (/\.(avif|webp)$/.test(target)) return target
    const address = addressOf(target)
    const isPage = target.endsWith('.md') && isShown(address)
    return isPage ? address + (hash ? `#${hash}` : '') : undefined
  }
}

function leadOf(blocks: DocBlock[]) {
  const [first, ...rest] = blocks
  return first?.kind === 'paragraph' ? { lead: first.runs, rest } : { lead: [], rest: blocks }
}

function partsOf(blocks: DocBlock[]): DocPart[] {
  const parts: DocPart[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ title: plainText(block.runs), lead: [], pages: [] })
    const part = parts.at(-1)
    if (part && block.kind === 'paragraph') part.lead = block.runs
    if (part && block.kind === 'list') part.pages.push(...block.items.map(entryOf))
  }
  return parts
}

/** A link, a colon and what the page is about. */
function entryOf(blocks: DocBlock[]): DocPart['pages'][number] {
  const [first] = blocks
  const [link, ...summary] = first?.kind === 'paragraph' ? first.runs : []
  if (!link?.href) throw new Error(`An entry of ${contents} is no link.`)
  const text = plainText(summary).replace(/^: /, '')
  return {
    address: link.href,
    title: link.text,
    summary: text.charAt(0).toUpperCase() + text.slice(1),
  }
}
