import { expect, test } from 'vitest'
import { isConnectionLost } from './connection-lost.ts'

test.each([
  ['Chrome', 'Failed to fetch'],
  ['Safari', 'Load failed'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
])('a request without an answer in %s is a lost connection', (_browser, message) => {
  expect(isConnectionLost(new TypeError(message))).toBe(true)
})

test('our own bug is not', () => {
  expect(
    isConnectionLost(new TypeError("Cannot read properties of undefined (reading 'id')")),
  ).toBe(false)
  expect(isConnectionLost(new Error('Failed to fetch'))).toBe(false)
})

test('a missing chunk of an old build is not', () => {
  const message = 'Failed to fetch dynamically imported module: /assets/blog-page-1.js'
  expect(isConnectionLost(new TypeError(message))).toBe(false)
})
