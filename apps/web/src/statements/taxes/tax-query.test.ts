import { expect, test } from 'vitest'
import { parseTaxQuery, taxQuery } from './tax-query.ts'

const newYearsEve = '2026-12-31'

function parse(search: string) {
  return parseTaxQuery(new URLSearchParams(search), newYearsEve)
}

test('without a year it is the current one', () => {
  expect(parse('')).toEqual({ year: '2026' })
  expect(parse('year=2025&home=casa-duna')).toEqual({ year: '2025', home: 'casa-duna' })
})

test('a month names its year and may open the stays of a tax', () => {
  expect(parse('month=2025-12&tax=md_tdt&page=2&payments=2025-11')).toEqual({
    year: '2025',
    month: '2025-12',
    tax: 'md_tdt',
    page: 2,
  })
})

test('leaves out what no month or tax can be', () => {
  expect(parse('month=2025-13&year=25&tax=md_tdt&page=0&home=..%2F')).toEqual({ year: '2026' })
  expect(parse('month=2025-12&tax=V-A-T&page=3')).toEqual({ year: '2025', month: '2025-12' })
})

test('writes what it parses', () => {
  const shown = { year: '2025', month: '2025-12', home: 'casa-duna', tax: 'fl_state' } as const
  expect(taxQuery(shown)).toBe('?month=2025-12&home=casa-duna&tax=fl_state')
  expect(parse(taxQuery(shown))).toEqual(shown)
  expect(taxQuery({ year: '2025', payments: '2025-03' })).toBe('?year=2025&payments=2025-03')
})
