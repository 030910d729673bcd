import { expect, test } from 'vitest'
import { readFee, shownFee } from './fee-value.ts'

const today = '2026-11-15'

test('a commission is typed as a percentage and a fee as dollars', () => {
  const step = { from: '2026-11-16', note: ' Agreed ' }
  expect(readFee('commission', { ...step, value: '16,5 %' }, today).body).toEqual({
    value: 165,
    from: '2026-11-16',
    note: 'Agreed',
  })
  expect(readFee('withdrawal_us', { ...step, value: '4.00' }, today).body?.value).toBe(4_00)
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
  const { body, wrong } = readFee(code, { value, from: '2026-11-16', note: '' }, today)
  expect([body, wrong]).toEqual([undefined, { value: true, day: false }])
})

test('a change cannot begin today', () => {
  const typed = { value: '16', from: today, note: '' }
  expect(readFee('commission', typed, today)).toEqual({ wrong: { value: false, day: true } })
})
