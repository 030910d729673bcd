import { expect, test } from 'vitest'
import { splice } from '#platform/page/splice.ts'
import { insertTexts, recordTexts } from './page-texts.ts'

test('a page carries the texts it uses and those of every page', () => {
  const whole = { 'suite.name': 'Name', 'suite.location': 'Place', 'error.offline': 'Offline' }
  const { table, used } = recordTexts(whole)
  expect(table['suite.name']).toBe('Name')
  expect(table['suite.missing']).toBeUndefined()
  expect(used()).toEqual({ 'suite.name': 'Name', 'error.offline': 'Offline' })
})

test('a text cannot end the element that carries it', () => {
  const page = Buffer.from('<html><body><p></p></body></html>')
  const html = splice(page, insertTexts(page, { key: '</script><b>' })).toString()
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const [, json = ''] = html.match(/json">(.*)<\/script><\/body><\/html>$/) ?? []
  expect(JSON.parse(json)).toEqual({ key: '</script><b>' })
})
