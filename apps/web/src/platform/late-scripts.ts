import type { Insertion } from './splice.ts'

const link = '<link rel="modulepreload"'
const low = Buffer.from(' fetchpriority="low"')

/** Scripts only wake a page that is read already: on a thin line styles, type and photograph go first. */
export function lateScripts(html: Buffer): Insertion[] {
  const insertions: Insertion[] = []
  for (let at = html.indexOf(link); at >= 0; at = html.indexOf(link, at + 1)) {
    insertions.push({ at: at + link.length, bytes: low })
  }
  return insertions
}
