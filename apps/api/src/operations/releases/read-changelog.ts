import type { Release } from '@marea/contract/operations/releases.ts'

/** The releases of CHANGELOG.md, newest first: a heading with version and day, a summary, and parts with points. */
export function readChangelog(markdown: string): Release[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [head = '', ...parts] = section.split(/^### /m)
      const [heading = '', ...summary] = head.split('\n')
      const [version = '', releasedOn = ''] = heading.split(' · ')
      return { version, releasedOn, summary: inPlain(summary.join('\n')), parts: parts.map(partOf) }
    })
}

function partOf(text: string) {
  const [title = '', ...lines] = text.split('\n')
  const items = lines.join('\n').split(/^- /m).slice(1).map(inPlain)
  return { title: title.trim(), items }
}

/** Without line breaks, and links by their words only: their targets are files of the repository. */
function inPlain(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim()
}
