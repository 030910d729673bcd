import { expect, test } from 'vitest'
import { changeDraftOf, isSameDraft, withExtra } from './change-draft.ts'

const booked = {
  checkIn: '2027-01-04',
  checkOut: '2027-01-08',
  guests: 2,
  pets: 1,
  coupon: null,
  extras: ['happy_birthday', 'baby_crib'],
}

test('an extra is added and taken away by the same press', () => {
  const added = withExtra(['baby_crib'], 'honeymoon')
  expect(added).toEqual(['baby_crib', 'honeymoon'])
  expect(withExtra(added, 'baby_crib')).toEqual(['honeymoon'])
})

test('the same wish is the same in whatever order its extras were booked', () => {
  const other = { ...booked, extras: ['baby_crib', 'happy_birthday'] }
  expect(isSameDraft(changeDraftOf(booked), changeDraftOf(other))).toBe(true)
  expect(isSameDraft(changeDraftOf(booked), { ...changeDraftOf(other), guests: 3 })).toBe(false)
})

test('an extra that is no longer offered anywhere is not wished again', () => {
  expect(changeDraftOf({ ...booked, extras: ['fireworks'] }).extras).toEqual([])
})
