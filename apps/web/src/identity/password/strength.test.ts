import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test.each([
  ['', 'weak'],
  ['Mar26', 'weak'],
  ['marea2026', 'weak'],
  ['Mareamarea', 'weak'],
  ['Marea2026', 'good'],
  ['Aaaaaaaaaaaa1', 'good'],
  ['Marea y brisa 26', 'strong'],
])('%j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})
