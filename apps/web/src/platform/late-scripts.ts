import type { Insertion } from './splice.ts'

const ahead = 'rel="modulepreload"'
const start = 'type="module" async=""'
const photo = 'fetchPriority="high"'
const later = { rel: Buffer.from('rel="late"'), type: Buffer.from('type="late"') }

/** Where a photograph leads, scripts sleep until `wakeLater` has seen it; a form is awake at once. */
export function lateScripts(html: Buffer): Insertion[] {
  if (!html.includes(photo) || html.includes('<form')) return []
  const insertions: Insertion[] = []
  for (let at = html.indexOf(ahead); at >= 0; at = html.indexOf(ahead, at + 1)) {
    insertions.push({ at, until: at + ahead.length, bytes: later.rel })
  }
  const at = html.lastIndexOf(start)
  if (at >= 0) insertions.push({ at, until: at + start.length, bytes: later.type })
  return insertions
}
