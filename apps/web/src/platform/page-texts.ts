import type { TextTable } from '@marea/contract/locale.ts'

const id = 'texts'
const always = /^(shell|error)\./

/** Watches which words a page says, so that it can carry them and leave the rest for later. */
export function recordWords(table: TextTable): { table: TextTable; words: () => TextTable } {
  const said = new Set(Object.keys(table).filter((key) => always.test(key)))
  const watched = new Proxy(table, {
    get(target, key: string) {
      if (Object.hasOwn(target, key)) said.add(key)
      return target[key]
    },
  })
  const words = () => Object.fromEntries([...said].map((key) => [key, table[key] ?? '']))
  return { table: watched, words }
}

/** The words go last, when all of the page has spoken. */
export function withWords(html: string, words: TextTable): string {
  const end = html.lastIndexOf('</body>')
  if (end < 0) return html
  const json = JSON.stringify(words).replaceAll('<', '\\u003c')
  return `${html.slice(0, end)}<script id="${id}" type="application/json">${json}</script>${html.slice(end)}`
}

export function readWords(): TextTable {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}')
}
