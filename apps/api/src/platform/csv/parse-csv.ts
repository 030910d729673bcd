import { Problem } from '#platform/problem.ts'

/** The cells of each line, with the separator that spreadsheets of the writer's country use. */
export function parseCsv(text: string): string[][] {
  return parse(text, separatorOf(text))
}

/** The sign that the first line has most often outside of quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)
  const counted = [',', ';', '\t', '|'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ','
}

/** RFC 4180; a quote within an unquoted cell is a character like others. */
function parse(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at + 1) : plainCell(text, at, separator)
    row.push(cell.value)
    at = cell.end
    if (text[at] === separator) {
      at += 1
      if (at < text.length) continue
      row.push('')
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    rows.push(row)
    row = []
  }
  return rows
}

type Cell = { value: string; end: number }

function quotedCell(text: string, start: number): Cell {
  let end = text.indexOf('"', start)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0) throw new Problem('imports.open_quote')
  return { value: text.slice(start, end).replaceAll('""', '"'), end: end + 1 }
}

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') {
    end += 1
  }
  return { value: text.slice(start, end), end }
}
