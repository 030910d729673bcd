import { expect, test } from 'vitest'
import { excerptAround, findMatches } from './find-matches.ts'

test('matches are found whatever their case and accents, and keep their own letters', () => {
  expect(findMatches('El AÑIL y el añil', 'anil')).toEqual([
    { text: 'El ', isMatch: false },
    { text: 'AÑIL', isMatch: true },
    { text: ' y el ', isMatch: false },
    { text: 'añil', isMatch: true },
  ])
  expect(findMatches('Crib', 'CRIB')).toEqual([{ text: 'Crib', isMatch: true }])
})

test('nothing sought or nothing found leaves the text whole', () => {
  for (const sought of ['', '  ', 'pool', '.*', '(']) {
    expect(findMatches('A crib 🌊 İ', sought)).toEqual([{ text: 'A crib 🌊 İ', isMatch: false }])
  }
})

test('a long text is shown from shortly before its match', () => {
  const long = `${'word '.repeat(40)}the crib is ready`
  expect(excerptAround(long, 'crib')).toMatch(/^… ?word.* the crib is ready$/)
  expect(excerptAround(long, 'crib').length).toBeLessThan(60)
  expect(excerptAround('the crib', 'crib')).toBe('the crib')
})
