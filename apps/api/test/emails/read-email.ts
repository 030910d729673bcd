/** What a reader sees of an email's page: its text without markup, with one space for each gap. */
export function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, ' ')
  return decodeEntities(body).replace(/\s+/g, ' ').trim()
}

export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => decodeEntities(href))
}

export function amountsIn(text: string): string[] {
  return text.match(/−?\$[\d,]+(?:\.\d\d)?(?: USD)?/g) ?? []
}

/** Elements that set a color of their own, with the classes by which a dark page can change it. */
export function coloredElements(html: string) {
  return [...html.matchAll(/<(\w+) ([^>]*style="[^"]*color:[^"]*"[^>]*)>/g)].map(
    ([, tag = '', attributes = '']) => ({
      tag,
      classes: (/class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ').filter(Boolean),
      style: /style="([^"]*)"/.exec(attributes)?.[1] ?? '',
    }),
  )
}

/** The contrast of two colors by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&middot;': '·',
  '&nbsp;': ' ',
}

function decodeEntities(text: string): string {
  return text.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity)
}
