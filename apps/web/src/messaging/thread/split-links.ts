export type Bit = { text: string; href?: string }

const address = /https:\/\/[^\s<>"“”«»]+/g
const closing = /[.,;:!?…)\]}'’]+$/

/** Splits a text at its URLs; only those that begin with https become links. */
export function splitLinks(words: string): Bit[] {
  const bits: Bit[] = []
  let end = 0
  for (const { 0: found, index } of words.matchAll(address)) {
    const href = found.replace(closing, '')
    if (!isAddress(href)) continue
    if (index > end) bits.push({ text: words.slice(end, index) })
    bits.push({ text: href, href })
    end = index + href.length
  }
  if (end < words.length) bits.push({ text: words.slice(end) })
  return bits
}

function isAddress(href: string): boolean {
  return URL.parse(href)?.protocol === 'https:'
}
