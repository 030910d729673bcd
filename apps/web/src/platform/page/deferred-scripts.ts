import type { Insertion } from './splice.ts'

const ahead = 'rel="modulepreload"'
const start = 'type="module" async=""'
const photo = 'fetchPriority="high"'
const low = Buffer.from(`${ahead} fetchpriority="low"`)
const later = { rel: Buffer.from('rel="late"'), type: Buffer.from('type="late"') }

/** Where a photo comes first, scripts wait until `deferHydration` has seen it. */
export function deferScripts(html: Buffer): Insertion[] {
  if (!html.includes(photo)) return inPlaceOf(ahead, low, html)
  return [...inPlaceOf(ahead, later.rel, html), ...inPlaceOf(start, later.type, html)]
}

function inPlaceOf(text: string, bytes: Insertion['bytes'], html: Buffer): Insertion[] {
  const insertions: Insertion[] = []
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + 1)) {
    insertions.push({ at, until: at + text.length, bytes })
  }
  return insertions
}
