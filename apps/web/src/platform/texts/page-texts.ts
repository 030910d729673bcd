import type { TextTable } from '@marea/contract/locale/endpoints.ts'
import type { Insertion } from '#platform/page/splice.ts'

const id = 'texts'
const always = /^(shell|error)\./

/** Watches which words a page says, so that it can carry them and leave the rest for later. */
export function recordWords(table: TextTable): { table: TextTable; words: () => TextTable } {
  const said = new Set(alwaysSaid(table))
  const watched = new Proxy(table, {
    get(target, key: string) {
      if (Object.hasOwn(target, key)) said.add(key)
      return target[key]
    },
  })
  const words = () => Object.fromEntries([...said].map((key) => [key, table[key] ?? '']))
  return { table: watched, words }
}

const alwaysOf = new WeakMap<TextTable, string[]>()

function alwaysSaid(table: TextTable): string[] {
  const known = alwaysOf.get(table) ?? Object.keys(table).filter((key) => always.test(key))
  alwaysOf.set(table, known)
  return known
}

/** The words go last, when all of the page has spoken. */
export function wordsAtEnd(html: Buffer, words: TextTable): Insertion[] {
  const at = html.lastIndexOf('</body>')
  if (at < 0) return []
  const json = JSON.stringify(words).replaceAll('<', '\\u003c')
  return [{ at, bytes: Buffer.from(`<script id="${id}" type="application/json">${json}</script>`) }]
}

export function readWords(): TextTable {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}')
}
