import { expect, test } from 'vitest'
import { cancelledBy } from './use-message-text.ts'

const ines = { firstName: 'Inés', photo: null }
const gone = { firstName: null, photo: null }

test('whoever canceled a booking reads of it as their own act, the other by name', () => {
  expect(cancelledBy('guest', { side: 'guest', other: ines })).toBe('you')
  expect(cancelledBy('owner', { side: 'owner', other: ines })).toBe('you')
  expect(cancelledBy('owner', { side: 'guest', other: ines })).toBe('name')
})

test('a closed account has no name, and Marea cancels as Marea', () => {
  expect(cancelledBy('guest', { side: 'owner', other: gone })).toBe('guest')
  expect(cancelledBy(null, { side: 'guest', other: ines })).toBe('platform')
})
