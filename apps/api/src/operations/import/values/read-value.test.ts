import type { Field } from '@marea/contract/platform/fields/fields.ts'
import { listingFields } from '@marea/contract/suites/listing-fields.ts'
import { expect, test } from 'vitest'
import { readMoney } from '#platform/csv/read-money.ts'
import { readNumber, readValue } from './read-value.ts'

const { basics, texts, rules, prices, cancellation } = listingFields

test.each([
  ['980', 98_000],
  ['$1,234.50', 123_450],
  ['1,234', 123_400],
  ['1.234,50', 123_450],
  ['1 234,5', 123_450],
  ["USD 12'000.00", 1_200_000],
  ['1.234.567', 123_456_700],
  ['0', 0],
  ['1.234', undefined],
  ['1,23,456', undefined],
  ['12.345,678', undefined],
  ['€ 100', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['', undefined],
])('%s is %s cents', (text, cents) => {
  expect(readMoney(text)).toBe(cents)
})

test.each([
  ['4', 4],
  ['4.5', 4.5],
  ['4,5', 4.5],
  ['3,900', 3900],
  ['-80.24367', -80.24367],
  ['four', undefined],
  ['4 or 5', undefined],
  ['', undefined],
])('%s is the number %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

const cases: [string, Field, string, unknown][] = [
  ['a kind by our name', basics.kind, 'Penthouse', 'penthouse'],
  ['a kind as a page in Spanish shows it', basics.kind, 'bungaló', 'bungalow'],
  ['a policy', cancellation.code, 'LIMITED', 'limited'],
  ['yes in Spanish', basics.welcomesChildren, 'Sí', true],
  ['no', basics.welcomesChildren, 'no', false],
  ['half of the day', rules.checkInFrom, '4 PM', '16:00'],
  ['noon', rules.checkInFrom, '12:30 p.m.', '12:30'],
  ['midnight', rules.checkInFrom, '12 am', '00:00'],
  ['a clock of 24 hours', rules.checkOutUntil, '11:00:00', '11:00'],
  ['half a bathroom', basics.bathrooms, '2,5', 2.5],
]

test.each(cases)('%s is understood', (_, field, text, value) => {
  expect(readValue(field, text)).toEqual({ value })
})

const wrong: [Field, string, string, string][] = [
  [basics.kind, 'castle', 'not_choice', 'castle'],
  [basics.guests, '0', 'out_of_range', '1–30'],
  [basics.bathrooms, '2.3', 'out_of_range', '0.5–30'],
  [prices.nightlyAmount, '0.50', 'out_of_range', '1–1000000'],
  [rules.checkInFrom, '25:00', 'not_clock', '25:00'],
  [basics.welcomesChildren, 'perhaps', 'not_switch', 'perhaps'],
  [basics.name, 'x'.repeat(201), 'too_long', '200'],
  [basics.name, 'Casa\nAlmendro', 'several_lines', ''],
  [texts.tagline, 'One\ntwo', 'several_lines', ''],
]

test.each(wrong)('what does not fit is said', (field, text, code, detail) => {
  expect(readValue(field, text)).toEqual({ fault: { code, detail } })
})
