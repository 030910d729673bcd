export type Html = { markup: string }

type Hole = string | Html | undefined | readonly Html[]

/** A template whose strings are escaped; only nested templates are inserted unchanged. */
export function html(parts: TemplateStringsArray, ...holes: Hole[]): Html {
  return { markup: String.raw({ raw: parts }, ...holes.map(markupOf)) }
}

function markupOf(hole: Hole): string {
  if (hole === undefined) return ''
  if (typeof hole === 'string') return escaped(hole)
  return 'markup' in hole ? hole.markup : hole.map(({ markup }) => markup).join('\n')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
