import { expect, test } from 'vitest'
import { closedRows, parseReportAddress, reportLink } from './report-address.ts'

const parse = (search: string) => parseReportAddress(new URLSearchParams(search))

test('an address without filters is income vs expenses by stay night, compared with the year before', () => {
  const shown = parse('')
  expect(shown).toEqual({ report: 'income-vs-expenses', basis: 'nights', isCompared: true })
  expect(reportLink(shown)).toBe('?')
})

test('every filter and opened row survives the way through the address', () => {
  const search =
    'report=profits&from=2026-01&to=2026-11&home=casa-malva&year=2026&month=2026-03&row=casa-malva&sort=-income&basis=cash&compare=none'
  expect(reportLink(parse(search))).toBe(`?${search}`)
})

test.each(['earlier', 'later', 'own', 'booking:0f8fad5b-d9cb-469f-a165-70867728950e'])(
  'the opened figure %s is in the address',
  (open) => expect(parse(`open=${open}`).open).toBe(open),
)

test('invalid values are left out', () => {
  expect(parse('report=taxes&from=2026-13&home=../x&open=booking:1&basis=both')).toEqual(parse(''))
})

test('a new filter closes the opened rows', () => {
  const shown = parse('month=2026-03&row=casa-malva')
  expect(reportLink(shown, { ...closedRows, home: 'casa-malva' })).toBe('?home=casa-malva')
})
