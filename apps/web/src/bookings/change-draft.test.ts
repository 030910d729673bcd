import { expect, test } from 'vitest'
import { changeDraftOf, isSameDraft, withExtra } from './change-draft.ts'

const booked = {
  checkIn: '2027-01-04',
  checkOut: '2027-01-08',
  guests: 2,
  children: 0,
  infants: 0,
  pets: 1,
  coupon: null,
  extras: ['happy_birthday', 'baby_crib'],
}

test('pressing an extra twice adds and removes it', () => {
  const added = withExtra(['baby_crib'], 'honeymoon')
  expect(added).toEqual(['baby_crib', 'honeymoon'])
  expect(withExtra(added, 'baby_crib')).toEqual(['honeymoon'])
})

test('drafts are equal whatever order their extras were booked in', () => {
  const other = { ...booked, extras: ['baby_crib', 'happy_birthday'] }
  expect(isSameDraft(changeDraftOf(booked), changeDraftOf(other))).toBe(true)
  expect(isSameDraft(changeDraftOf(booked), { ...changeDraftOf(other), guests: 3 })).toBe(false)
})

test('an extra that is no longer offered is dropped from the draft', () => {
  expect(changeDraftOf({ ...booked, extras: ['fireworks'] }).extras).toEqual([])
})
