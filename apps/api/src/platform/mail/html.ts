/** Safe markup: everything interpolated into it was escaped. */
export type Html = { markup: string }

type Interpolation = string | Html | undefined | readonly Html[]

/** A template whose strings are escaped; only nested templates are inserted unchanged. */
export function html(parts: TemplateStringsArray, ...holes: Interpolation[]): Html {
  return { markup: String.raw({ raw: parts }, ...holes.map(markupOf)) }
}

function markupOf(hole: Interpolation): string {
  if (hole === undefined) return ''
  if (typeof hole === 'string') return escapeHtml(hole)
  return 'markup' in hole ? hole.markup : hole.map(({ markup }) => markup).join('\n')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
