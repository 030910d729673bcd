export type TextPart = { text: string; href?: string }

const urlPattern = /https:\/\/[^\s<>"“”«»]+/g
const trailingPunctuation = /[.,;:!?…)\]}'’]+$/

/** Splits a text at its URLs; only those that begin with https become links. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(urlPattern)) {
    const href = found.replace(trailingPunctuation, '')
    if (!isHttpsUrl(href)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: href, href })
    end = index + href.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function isHttpsUrl(href: string): boolean {
  return URL.parse(href)?.protocol === 'https:'
}
