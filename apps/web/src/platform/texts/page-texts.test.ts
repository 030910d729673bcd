import { expect, test } from 'vitest'
import { splice } from '#platform/page/splice.ts'
import { recordWords, wordsAtEnd } from './page-texts.ts'

test('a page carries the words it says and those of its frame', () => {
  const whole = { 'suite.name': 'Name', 'suite.location': 'Place', 'error.offline': 'Offline' }
  const { table, words } = recordWords(whole)
  expect(table['suite.name']).toBe('Name')
  expect(table['suite.missing']).toBeUndefined()
  expect(words()).toEqual({ 'suite.name': 'Name', 'error.offline': 'Offline' })
})

test('words cannot end the element that carries them', () => {
  const page = Buffer.from('<html><body><p></p></body></html>')
  const html = splice(page, wordsAtEnd(page, { key: '</script><b>' })).toString()
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const [, json = ''] = html.match(/json">(.*)<\/script><\/body><\/html>$/) ?? []
  expect(JSON.parse(json)).toEqual({ key: '</script><b>' })
})
