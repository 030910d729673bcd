import { expect, test } from 'vitest'
import { editDistance, nearMatches } from './near-match.ts'

test.each([
  ['almendro', 'almendro', 0],
  ['almendo', 'almendro', 1],
  ['favourites', 'favorites', 1],
  ['blgo', 'blog', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
])('%s is as far from %s as %i edits', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

const slugs = ['casa-almendro', 'casa-alba', 'a-slow-day-on-key-biscayne', 'terms', 'faqs']
const nearTo = (typed: string) =>
  nearMatches(typed, slugs, (slug) => [slug]).map(({ item }) => item)

test.each([
  ['casa-almendo', 'casa-almendro'],
  ['Casa%20Almendro', 'casa-almendro'],
  ['almendro', 'casa-almendro'],
  ['almendro-casa', 'casa-almendro'],
  ['slow-day-key-biscane', 'a-slow-day-on-key-biscayne'],
  ['tersm', 'terms'],
  ['fqas', 'faqs'],
])('%s is near %s', (typed, slug) => {
  expect(nearTo(typed)[0]).toBe(slug)
})

test.each(['nowhere', '', '%%%', 'x', 'zzzzzzzzzz'.repeat(50)])('“%s” is near nothing', (typed) => {
  expect(nearTo(typed)).toEqual([])
})

test('the nearest comes first, by any of its spellings', () => {
  const pages = [
    { to: '/my-wallet', spellings: ['my-wallet', 'wallet'] },
    { to: '/my-favorites', spellings: ['my-favorites', 'favorites'] },
  ]
  const found = nearMatches('favourites', pages, ({ spellings }) => spellings)
  expect(found.map(({ item }) => item.to)).toEqual(['/my-favorites'])
})
