import { expect, test } from 'vitest'
import { readFee, shownFee } from './fee-value.ts'

test('a commission is typed as a percentage and a fee as dollars', () => {
  expect(readFee('commission', '16,5 %')).toBe(165)
  expect(readFee('withdrawal_us', '4.00')).toBe(4_00)
  expect(shownFee('commission', 165, 'en')).toBe('16.5%')
  expect(shownFee('withdrawal_us', 4_00, 'en')).toBe('$4.00')
})

test.each([
  ['commission', '51'],
  ['commission', ''],
  ['commission', '16.55'],
  ['withdrawal_mx', '100.01'],
  ['withdrawal_mx', 'five'],
] as const)('%s of %s is wrong', (code, value) => {
  expect(readFee(code, value)).toBeUndefined()
})
