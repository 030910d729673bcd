import { expect, test } from 'vitest'
import { csvField } from './csv-field.ts'

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
