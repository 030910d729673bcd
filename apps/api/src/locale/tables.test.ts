import { gunzipSync } from 'node:zlib'
import type { TextTables } from '@marea/contract/pages.ts'
import { defaultLanguage, languages, perLanguage } from '@marea/contract/platform/language.ts'
import { textTables, writtenText } from '@marea/contract/texts/tables.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textsTag } from '#platform/pages/texts-tag.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { readRowNames } from './row-names.ts'
import { storeTexts } from './store-texts.ts'
import { forgetTables } from './tables.ts'

let marea: TestApp
/** The texts of this version and the names of rows. */
let shown: TextTables
const url = '/settings/Locale/full?key=web'

beforeAll(async () => {
  marea = await openTestApp()
  const names = await readRowNames(marea.ctx())
  shown = perLanguage((language) => ({ ...textTables[language], ...names[language] }))
})
afterAll(() => marea.close())

test('the answer holds the tables of every language, with the names of rows', async () => {
  const { status, body } = await marea.call('GET', url)
  expect(status).toBe(200)
  expect(body).toEqual({ result: shown })
})

test.each(languages)('no text in %s is empty or has parameters of its own', (language) => {
  const parameters = (text = '') => [...text.matchAll(/{{\w+}}/g)].map(String).sort()
  for (const [key, text] of Object.entries(textTables[language])) {
    expect(text.trim(), key).not.toBe('')
    expect(parameters(text), key).toEqual(parameters(writtenText(defaultLanguage, key)))
  }
})

test('an answer that has not changed is not sent again', async () => {
  const first = await marea.call('GET', url)
  const again = await marea.call('GET', url, {
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.status).toBe(304)
  expect(again.body).toBe('')
})

test('a page that has the texts of this version downloads none while nobody edits one', async () => {
  const { status } = await marea.call('GET', url, {
    headers: { 'if-none-match': textsTag(shown) },
  })
  expect(status).toBe(304)
})

test('the tables are compressed for clients that accept it', async () => {
  const { rawPayload, headers } = await marea.app.inject({
    url: `/api${url}`,
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual({ result: shown })
})

test('a text edited in the database is served and survives the next start', async () => {
  await marea.db
    .updateTable('texts')
    .set({ text: 'Al contenido', isEdited: true })
    .where('key', '=', 'shell.skip')
    .where('language', '=', 'es')
    .execute()
  await storeTexts(marea.ctx())
  forgetTables(marea.ports)
  const { body } = await marea.call('GET', url)
  expect(body.result.es['shell.skip']).toBe('Al contenido')
  expect(body.result.en['shell.skip']).toBe(textTables.en['shell.skip'])
  const headers = { 'if-none-match': textsTag(shown) }
  expect((await marea.call('GET', url, { headers })).status).toBe(200)
})

test('a text that this version no longer has is deleted', async () => {
  await marea.db
    .insertInto('texts')
    .values({ client: 'web', language: 'en', key: 'old.key', text: 'Old' })
    .execute()
  await storeTexts(marea.ctx())
  forgetTables(marea.ports)
  const { body } = await marea.call('GET', url)
  expect(body.result.en).not.toHaveProperty('old.key')
})
