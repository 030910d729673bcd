import { expect, test } from 'vitest'
import { splitAtW } from './split-at-w.ts'

test('a W before a lowercase letter stands apart so that it can be tightened', () => {
  expect(partsOf('Waiting for Wynwood')).toEqual(['W', 'aiting for ', 'W', 'ynwood'])
})

test('a W that ends a word or stands among capitals is left alone', () => {
  expect(partsOf('NW 2nd, WSW')).toEqual(['NW 2nd, WSW'])
})

test('no letter is lost', () => {
  expect(partsOf('Why Wait, Ñandú?').join('')).toBe('Why Wait, Ñandú?')
})

function partsOf(text: string): string[] {
  return splitAtW(text).map(({ part }) => part)
}
