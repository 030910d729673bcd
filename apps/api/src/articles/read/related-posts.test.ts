import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'
import { relatedPosts } from './related-posts.ts'

function post(slug: string, en: string, es = '') {
  const texts = (body: string) => ({ title: '', summary: '', body, coverAlt: '' })
  return { slug, content: { author: '', coverKey: null, texts: { en: texts(en), es: texts(es) } } }
}

const posts = [
  post('beach', 'lighthouse beaches morning swimming', 'playas mañanas murales'),
  post('prices', 'nightly prices totals receipts'),
  post('murals', 'murals painters brickwork', 'murales pintores ladrillo'),
  post('tides', 'beaches flooding moonlight lighthouse'),
  post('names', 'naming houses'),
]
const related = (slug: string, language: 'en' | 'es' = 'en') =>
  relatedPosts(slug, posts, language).map((each) => each.slug)

test('the posts with the most shared words come first, and never the post itself', () => {
  expect(related('beach')).toEqual(['tides', 'prices', 'murals'])
  expect(related('beach', 'es')[0]).toBe('murals')
})

test('a post that is not among them gets the newest ones', () => {
  expect(related('older')).toEqual(['beach', 'prices', 'murals'])
})

test.each([
  ['', 1],
  ['word '.repeat(100), 1],
  ['¿Cuánto tarda? '.repeat(220), 2],
  ['don’t stop '.repeat(550), 5],
])('a text takes whole minutes to read, at least one (%#)', (body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes)
})
