import { expect, test } from 'vitest'
import { csvDollars, csvField, toCsv } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+1 305', "'+1 305"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1＋1', "'＝1＋1"],
  ['\t=1', "'\t=1"],
  ['\n=1', '"\'\n=1"'],
  ['=cmd|\' /C calc\'!A0,"x"', '"\'=cmd|\' /C calc\'!A0,""x"""'],
])('%j cannot run as a formula', (text, field) => {
  expect(csvField(text)).toBe(field)
})

test.each(['Casa Almendro', '-12.50', '7', '', '2026-11'])('%j stays as it is', (text) => {
  expect(csvField(text)).toBe(text)
})

test('no text in a table can act as a formula, and every amount is a number', () => {
  const rows = [['=HYPERLINK("x")', 'Casa, "Almendro"', '-12.05', '@home', '2026-10']]
  expect(toCsv(rows)).toBe(
    '\u{feff}"\'=HYPERLINK(""x"")","Casa, ""Almendro""",-12.05,\'@home,2026-10\r\n',
  )
  expect([-5, 123_456, 0].map(csvDollars)).toEqual(['-0.05', '1234.56', '0.00'])
})
