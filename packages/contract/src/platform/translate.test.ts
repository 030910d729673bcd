import { expect, test } from 'vitest'
import { translate } from './translate.ts'

const english = { 'stay.nights_one': '{{count}} night', 'stay.nights_other': '{{count}} nights' }
const spanish = { 'stay.nights_one': '{{count}} noche', 'stay.nights_other': '{{count}} noches' }

test('a text takes its parameters where it names them', () => {
  const table = { greeting: 'Good evening, {{name}}. {{name}}, come in.' }
  expect(translate(table, 'en', 'greeting', { name: 'Inés' })).toBe(
    'Good evening, Inés. Inés, come in.',
  )
})

test('one night is singular and several are plural in both languages', () => {
  expect(translate(english, 'en', 'stay.nights', { count: 1 })).toBe('1 night')
  expect(translate(english, 'en', 'stay.nights', { count: 5 })).toBe('5 nights')
  expect(translate(spanish, 'es', 'stay.nights', { count: 1 })).toBe('1 noche')
  expect(translate(spanish, 'es', 'stay.nights', { count: 0 })).toBe('0 noches')
})

test('the plural form is the one that Intl chooses for the language', () => {
  const table = {
    homes_one: '{{count}} casa',
    homes_many: '{{count}} de casas',
    homes_other: '{{count}} casas',
  }
  const read = (count: number) => translate(table, 'es', 'homes', { count })
  expect([1, 2, 1_000_000].map(read)).toEqual(['1 casa', '2 casas', '1,000,000 de casas'])
})

test('a plural form without a text of its own reads as the form for several', () => {
  expect(translate(spanish, 'es', 'stay.nights', { count: 1_000_000 })).toBe('1,000,000 noches')
})

test('a year is not grouped like an amount', () => {
  const table = { so_far: '{{year}} so far, {{count}} nights' }
  expect(translate(table, 'en', 'so_far', { year: 2026, count: 2026 })).toBe(
    '2026 so far, 2,026 nights',
  )
  expect(translate(table, 'en', 'so_far', { count: 1 })).toBe('{{year}} so far, 1 nights')
})

test('a missing text shows its key, and a missing parameter its name', () => {
  expect(translate({}, 'en', 'no.such')).toBe('no.such')
  expect(translate({ hello: 'Hello {{name}}' }, 'en', 'hello')).toBe('Hello {{name}}')
})

test('a parameter that looks like a replacement pattern stays as it is', () => {
  expect(translate({ price: 'For {{price}}' }, 'en', 'price', { price: '$&1' })).toBe('For $&1')
})

test('the period of an abbreviation also ends the sentence', () => {
  const table = { until: 'Hasta las {{time}}. Después se liberan.' }
  const say = (time: string) => translate(table, 'es', 'until', { time })
  expect(say('12 a.m.')).toBe('Hasta las 12 a.m. Después se liberan.')
  expect(say('12:30')).toBe('Hasta las 12:30. Después se liberan.')
})
