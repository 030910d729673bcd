import { type Encoding, maxImportRows } from '@marea/contract/operations/imports/imports.ts'
import { Problem } from '#platform/problem.ts'

export type CsvFile = {
  encoding: Encoding
  columns: string[]
  /** Numbered as spreadsheets do; empty rows are left out. */
  rows: { number: number; cells: string[] }[]
}

const maxColumns = 500

/** Reads what spreadsheets of any country write: commas, semicolons or tabs between cells, in one of three encodings. */
export function readCsv(bytes: Buffer): CsvFile {
  const { text, encoding } = decode(bytes)
  if (text.includes('\0')) throw new Problem('imports.not_csv')
  const lines = parse(text, separatorOf(text))
  const rows = lines
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [head, ...others] = rows
  if (!head || others.length === 0) throw new Problem('imports.empty')
  if (head.cells.length > maxColumns) throw new Problem('imports.not_csv')
  if (others.length > maxImportRows) throw new Problem('imports.too_many_rows')
  return { encoding, columns: head.cells.map((name) => name.trim()), rows: others }
}

/** What is not UTF-8 comes from older spreadsheets, whose encoding takes any bytes. */
function decode(bytes: Buffer): { text: string; encoding: Encoding } {
  const wide = wideEncodingOf(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

const sampleBytes = 1000

/** By its mark or, without one, by the zero that is half of each plain letter. */
function wideEncodingOf(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const sample = [...bytes.subarray(0, sampleBytes)]
  const zeros = (side: number) => sample.filter((byte, at) => byte === 0 && at % 2 === side).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : undefined
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
