import { expect, test } from 'vitest'
import { decodeText } from '#platform/csv/decode-text.ts'
import { readCsv } from './read-csv.ts'

const read = (bytes: Buffer) => readCsv(decodeText(bytes).text)

function wide(text: string, isBigEndian = false): Buffer {
  const bytes = Buffer.from(text, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

test.each([
  ['UTF-8', Buffer.from('name,city\nCasa Peña,Miami'), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from('\ufeffname,city\r\nCasa Peña,Miami\r\n'), 'utf-8'],
  ['UTF-16 of Windows', wide('\ufeffname\tcity\r\nCasa Peña\tMiami'), 'utf-16'],
  ['UTF-16 the other way around', wide('\ufeffname,city\nCasa Peña,Miami', true), 'utf-16'],
  ['UTF-16 without a mark', wide('name,city\nCasa Peña,Miami'), 'utf-16'],
  ['Windows-1252', Buffer.from('name;city\rCasa Pe\u00f1a;Miami', 'latin1'), 'windows-1252'],
])('a file in %s is read', (_, bytes, encoding) => {
  expect(decodeText(bytes).encoding).toBe(encoding)
  expect(read(bytes)).toEqual({
    columns: ['name', 'city'],
    rows: [{ number: 2, cells: ['Casa Peña', 'Miami'] }],
  })
})

test('quotes keep separators, line breaks and quotes, and empty rows only count', () => {
  const { columns, rows } = readCsv('"na,me",note\n\n"a ""b"", c","one\ntwo"\n,\n"",5" wide\nlast,')
  expect(columns).toEqual(['na,me', 'note'])
  expect(rows).toEqual([
    { number: 3, cells: ['a "b", c', 'one\ntwo'] },
    { number: 5, cells: ['', '5" wide'] },
    { number: 6, cells: ['last', ''] },
  ])
})

test.each([
  ['imports.open_quote', 'name\n"Casa'],
  ['imports.empty', ''],
  ['imports.empty', 'name,city\n'],
  ['imports.not_csv', 'PK\u0003\u0004\0\0name'],
  ['imports.not_csv', `${'a,'.repeat(501)}\n1`],
  ['imports.too_many_rows', `name\n${'a\n'.repeat(20_001)}`],
])('%s is said of a file that cannot be imported', (code, text) => {
  expect(() => readCsv(text)).toThrow(expect.objectContaining({ code }))
})

test('a file of the largest size is read', () => {
  const bytes = Buffer.from(`name,note\n${`Casa,"${'x'.repeat(500)}"\n`.repeat(19_000)}`)
  expect(read(bytes).rows).toHaveLength(19_000)
})
