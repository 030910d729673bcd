import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Credit, nachaFile } from './nacha.ts'
import { speiFile } from './spei.ts'

const laura: Credit = {
  id: '5aa5978ab0fe44128a382569cfb72c65',
  name: 'Laura Méndez-Núñez',
  routingNumber: '021000021',
  accountNumber: '000123456789',
  kind: 'checking',
  amount: 1_234_56,
  trace: 41,
}
const given = {
  fileNumber: 2,
  batchNumber: 57,
  bankRouting: '063100277',
  bankName: 'Bank of America',
  companyId: '1234567890',
  companyName: 'Marea Stays',
  createdAt: Temporal.ZonedDateTime.from('2026-11-25T09:05:00[America/New_York]'),
  effectiveOn: Temporal.PlainDate.from('2026-11-27'),
}

test('a file with one credit is correct to the column', () => {
  const file = nachaFile({ ...given, credits: [laura] })
  expect(file.split('\n').slice(0, 5)).toEqual([
    '101 06310027712345678902611250905B094101BANK OF AMERICA        MAREA STAYS                    ',
    '5220MAREA STAYS                         1234567890PPDWITHDRAWAL261125261127   1063100270000057',
    '622021000021000123456789     00001234565AA5978AB0FE441LAURA MENDEZ NUNEZ      0063100270000041',
    '82200000010002100002000000000000000000123456' +
      '1234567890                         063100270000057',
    '9000001000001000000010002100002000000000000000000123456                                       ',
  ])
})

test('a savings account has a code of its own', () => {
  const file = nachaFile({ ...given, credits: [{ ...laura, kind: 'savings' }] })
  expect(file.split('\n')[2]?.slice(0, 3)).toBe('632')
})

const AnyCredit = fc.record({
  id: fc.uuid(),
  name: fc.string({ unit: 'grapheme', maxLength: 60 }),
  routingNumber: fc.constantFrom('021000021', '322271627', '314074269'),
  accountNumber: fc.stringMatching(/^\d{4,17}$/),
  kind: fc.constantFrom('checking' as const, 'savings' as const),
  amount: fc.integer({ min: 1, max: 99_999_999_99 }),
  trace: fc.integer({ min: 1, max: 9_999_999 }),
})

test('for any names and numbers: 94 columns of plain letters, full blocks, correct totals', () => {
  fc.assert(
    fc.property(fc.array(AnyCredit, { minLength: 1, maxLength: 40 }), (credits) => {
      const records = nachaFile({ ...given, credits })
        .split('\n')
        .slice(0, -1)
      for (const record of records) expect(record).toMatch(/^[A-Z0-9 ]{94}$/)
      expect(records.length % 10).toBe(0)
      const entries = records.filter((record) => record.startsWith('6'))
      const control = records.findLast((record) => /^9(?!9{93})/.test(record)) ?? ''
      expect(Number(control.slice(7, 13))).toBe(records.length / 10)
      expect(Number(control.slice(13, 21))).toBe(entries.length)
      const hash = entries.reduce((sum, entry) => sum + Number(entry.slice(3, 11)), 0)
      expect(Number(control.slice(21, 31))).toBe(hash % 1e10)
      const total = entries.reduce((sum, entry) => sum + Number(entry.slice(29, 39)), 0)
      expect(Number(control.slice(43, 55))).toBe(total)
      expect(total).toBe(credits.reduce((sum, { amount }) => sum + amount, 0))
    }),
    { numRuns: 50 },
  )
})

test('a Mexican payment is one line that no spreadsheet reads as a formula', () => {
  const payment = {
    id: '5aa5978a-b0fe-4412-8a38-2569cfb72c65',
    name: '=HYPERLINK("x"),Muñoz',
    clabe: '646180157098510917',
    amount: 1_05,
    trace: 1,
  }
  expect(speiFile([payment]).split('\r\n')[1]).toBe(
    'MAREA5AA5978AB0FE44128A382569C,646180157098510917,40,646,HYPERLINK X MUNOZ,1.05,USD,RETIRO MAREA,0000001',
  )
})
