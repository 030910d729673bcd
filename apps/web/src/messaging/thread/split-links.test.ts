import { expect, test } from 'vitest'
import { splitLinks } from './split-links.ts'

test('URLs in a text become links without the period that follows', () => {
  expect(splitLinks('See https://marea.test/a?b=1. And (https://x.test/y), thanks')).toEqual([
    { text: 'See ' },
    { text: 'https://marea.test/a?b=1', href: 'https://marea.test/a?b=1' },
    { text: '. And (' },
    { text: 'https://x.test/y', href: 'https://x.test/y' },
    { text: '), thanks' },
  ])
})

test('nothing but https becomes a link', () => {
  const words = 'http://a.test javascript:alert(1) data:text/html,x www.b.test https:// https://['
  expect(splitLinks(words)).toEqual([{ text: words }])
})

test('texts without URLs stay unchanged', () => {
  expect(splitLinks('<b>Hi</b>\nthere')).toEqual([{ text: '<b>Hi</b>\nthere' }])
})
