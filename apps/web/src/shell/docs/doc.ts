/** A text in one look. `href` is a page of this site, a part of this page or an address elsewhere. */
export type DocRun = {
  text: string
  isStrong?: true
  isEmphasis?: true
  isCode?: true
  href?: string
}

export type DocBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; id: string; runs: DocRun[] }
  | { kind: 'paragraph' | 'quote'; runs: DocRun[] }
  | { kind: 'list'; isOrdered: boolean; items: DocBlock[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: DocRun[][]; rows: DocRun[][][] }
  | { kind: 'picture'; file: string; alt: string }

export type Doc = {
  /** `/docs/run/install` */
  address: string
  title: string
  /** The first paragraph. */
  lead: DocRun[]
  blocks: DocBlock[]
}

/** A part of the documentation for one kind of reader. */
export type DocPart = {
  title: string
  lead: DocRun[]
  pages: { address: string; title: string; summary: string }[]
}

export type Docs = { title: string; lead: DocRun[]; parts: DocPart[]; pages: Doc[] }

export function plainText(runs: readonly DocRun[]): string {
  return runs.map(({ text }) => text).join('')
}
