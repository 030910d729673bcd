import { expect, test } from 'vitest'
import { commonSeasonNames, seasonNameIn } from './common-seasons.ts'

test('a common season is named in the reader’s language, whoever saved it', () => {
  expect(seasonNameIn('es', 'High season')).toBe('Temporada alta')
  expect(seasonNameIn('en', 'Temporada alta')).toBe('High season')
  expect(seasonNameIn('es', 'Temporada alta')).toBe('Temporada alta')
})

test('a name of the owner’s own stays as it is', () => {
  expect(seasonNameIn('es', 'Ultra weekend')).toBe('Ultra weekend')
})

test('every common name is offered once in each language', () => {
  for (const language of ['en', 'es'] as const) {
    const names = commonSeasonNames(language)
    expect(new Set(names).size).toBe(names.length)
    expect(names.map((name) => seasonNameIn(language, name))).toEqual(names)
  }
})
