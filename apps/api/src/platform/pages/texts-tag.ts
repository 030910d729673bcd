import { createHash } from 'node:crypto'
import type { TextTables } from '@marea/contract/pages.ts'

/**
 * The entity tag of text tables. It depends on the texts alone, not on their order, so that a page with unedited texts
 * can ask for changes without downloading them.
 */
export function textsTag(tables: TextTables): string {
  const hash = createHash('sha256')
  for (const [language, table] of Object.entries(tables).sort(byName)) {
    hash.update(JSON.stringify([language, Object.entries(table).sort(byName)]))
  }
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
