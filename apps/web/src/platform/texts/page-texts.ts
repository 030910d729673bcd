import type { TextTable } from '@marea/contract/locale/endpoints.ts'
import type { Insertion } from '#platform/page/splice.ts'

const id = 'texts'
const neededOnEveryPage = /^(shell|error)\./

/** Records which texts a page uses, so that its HTML carries only those. */
export function recordTexts(table: TextTable): { table: TextTable; used: () => TextTable } {
  const keys = new Set(commonKeys(table))
  const watched = new Proxy(table, {
    get(target, key: string) {
      if (Object.hasOwn(target, key)) keys.add(key)
      return target[key]
    },
  })
  const used = () => Object.fromEntries([...keys].map((key) => [key, table[key] ?? '']))
  return { table: watched, used }
}

const commonKeysByTable = new WeakMap<TextTable, string[]>()

function commonKeys(table: TextTable): string[] {
  const known =
    commonKeysByTable.get(table) ?? Object.keys(table).filter((key) => neededOnEveryPage.test(key))
  commonKeysByTable.set(table, known)
  return known
}

/** Inserts the texts at the end of the page, when all that it uses are known. */
export function insertTexts(html: Buffer, texts: TextTable): Insertion[] {
  const at = html.lastIndexOf('</body>')
  if (at < 0) return []
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c')
  return [{ at, bytes: Buffer.from(`<script id="${id}" type="application/json">${json}</script>`) }]
}

export function readPageTexts(): TextTable {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}')
}
