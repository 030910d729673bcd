import type { FaqGroup, FaqQuestion } from '@marea/contract/articles/endpoints.ts'
import { expect, test } from 'vitest'
import { markMatches, searchedWords, searchFaqs } from './faq-search.ts'

const groups: FaqGroup[] = [
  group('Cancelación', [
    question('reembolso', '¿Cuándo recibo mi reembolso?', 'De 5 a 10 días hábiles.'),
    question('politica', '¿Qué política tiene cada casa?', 'La verá antes de pagar.'),
  ]),
  group('Your stay', [question('pets', 'Can I bring a dog?', 'Yes, where pets are welcome.')]),
]

function found(query: string) {
  return searchFaqs(groups, searchedWords(query)).flatMap(({ questions }) =>
    questions.map(({ anchor }) => anchor),
  )
}

test.each([
  ['habiles', ['reembolso']],
  ['HÁBILES', ['reembolso']],
  ['politica pagar', ['politica']],
  ['cancelacion', ['reembolso', 'politica']],
  ['dog pets', ['pets']],
  ['dog reembolso', []],
  ['a', ['reembolso', 'politica', 'pets']],
  ['   ', ['reembolso', 'politica', 'pets']],
])('a search for “%s” finds the questions that have every word', (query, anchors) => {
  expect(found(query)).toEqual(anchors)
})

test('matches are marked as they are written, with their accents', () => {
  expect(marked('Días hábiles: días', 'dias')).toEqual(['Días', 'días'])
  expect(marked('Cafe\u0301 y te\u0301', 'café')).toEqual(['Cafe\u0301'])
  expect(marked('İstanbul dog', 'dog')).toEqual(['dog'])
})

test('overlapping words are marked once, and the text stays whole', () => {
  const text = 'Refunds and refund curves'
  const parts = markMatches(text, searchedWords('refund fund refunds'))
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual([
    'Refunds',
    'refund',
  ])
})

function marked(text: string, query: string) {
  return markMatches(text, searchedWords(query))
    .filter(({ isMatch }) => isMatch)
    .map((part) => part.text)
}

function group(title: string, questions: FaqQuestion[]): FaqGroup {
  return { anchor: 'group', language: 'es', title, questions }
}

function question(anchor: string, text: string, answer: string): FaqQuestion {
  return {
    anchor,
    language: 'es',
    question: text,
    blocks: [{ kind: 'paragraph', runs: [{ text: answer }] }],
  }
}
