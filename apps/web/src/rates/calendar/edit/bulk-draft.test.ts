import { expect, test } from 'vitest'
import { type BulkInput, bulkErrors, emptyBulk, toDraft } from './bulk-draft.ts'

const today = '2026-11-16'
const input: BulkInput = {
  ...emptyBulk,
  homes: ['casa-malva'],
  firstNight: '2026-12-11',
  lastNight: '2026-12-12',
  value: '10',
}

test('the last night is part of the change', () => {
  expect(toDraft({ ...input, weekdays: [5, 6] })).toEqual({
    homes: ['casa-malva'],
    from: '2026-12-11',
    to: '2026-12-13',
    weekdays: [5, 6],
    act: { kind: 'rates', percent: 10 },
  })
})

test('each act sends its own value', () => {
  const act = (given: Partial<BulkInput>) => toDraft({ ...input, ...given }).act
  expect(act({ act: 'amount', value: '690' })).toEqual({ kind: 'rates', amount: 690_00 })
  expect(act({ act: 'min_stay', value: '3' })).toEqual({ kind: 'rates', minNights: 3 })
  expect(act({ act: 'block', value: 'Painting' })).toEqual({ kind: 'block', reason: 'Painting' })
  expect(act({ act: 'clear', value: '' })).toEqual({ kind: 'clear' })
})

test('what is missing or wrong is said per field', () => {
  const errors = (given: Partial<BulkInput>) => bulkErrors({ ...input, ...given }, today)
  expect(Object.values(errors({})).some(Boolean)).toBe(false)
  expect(errors({ homes: [] }).homes).toBeDefined()
  expect(errors({ weekdays: [] }).weekdays).toBeDefined()
  expect(errors({ firstNight: '2026-11-15' }).dates).toBeDefined()
  expect(errors({ lastNight: '2026-12-10' }).dates).toBeDefined()
  for (const value of ['', '0', '-91', '301', '1.5']) expect(errors({ value }).value).toBeDefined()
  for (const value of ['0', '-5', '1000000']) {
    expect(errors({ act: 'amount', value }).value).toBeDefined()
  }
  expect(errors({ act: 'min_stay', value: '0' }).value).toBeDefined()
})
