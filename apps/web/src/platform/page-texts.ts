import type { TextTable } from '@marea/contract/locale.ts'

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
export function withWords(html: Buffer<ArrayBuffer>, words: TextTable): Buffer<ArrayBuffer> {
  const end = html.lastIndexOf('</body>')
  if (end < 0) return html
  const json = JSON.stringify(words).replaceAll('<', '\\u003c')
  const script = Buffer.from(`<script id="${id}" type="application/json">${json}</script>`)
  return Buffer.concat([html.subarray(0, end), script, html.subarray(end)])
}

export function readWords(): TextTable {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}')
}
