import { expect, test } from 'vitest'
import { mergeContents, withFields } from './merge.ts'

const base = {
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  houseRules: { en: 'No smoking', es: 'No fumar' },
  rooms: [{ beds: 0 }],
}

test('fields that only one of two editors changed are both kept', () => {
  const mine = { ...base, checkInFrom: '16:00', houseRules: { ...base.houseRules, es: 'Sin humo' } }
  const theirs = {
    ...base,
    checkOutUntil: '10:00',
    houseRules: { ...base.houseRules, en: 'Quiet' },
  }
  expect(mergeContents(base, mine, theirs)).toEqual({
    merged: {
      ...base,
      checkInFrom: '16:00',
      checkOutUntil: '10:00',
      houseRules: { en: 'Quiet', es: 'Sin humo' },
    },
    conflicts: [],
  })
})

test('a field that both changed is a conflict, and theirs stays until one is chosen', () => {
  const mine = { ...base, checkInFrom: '16:00', rooms: [{ beds: 1 }] }
  const theirs = { ...base, checkInFrom: '17:00', rooms: [{ beds: 2 }] }
  const { merged, conflicts } = mergeContents(base, mine, theirs)
  expect(conflicts).toEqual([['checkInFrom'], ['rooms']])
  expect(merged).toEqual(theirs)
  expect(withFields(merged, mine, [['checkInFrom']]).checkInFrom).toBe('16:00')
})

test('the same change made twice is no conflict', () => {
  const both = { ...base, checkInFrom: '16:00' }
  expect(mergeContents(base, both, { ...both })).toEqual({ merged: both, conflicts: [] })
})
