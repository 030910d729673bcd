import { gunzipSync } from 'node:zlib'
import { requiredPlaceholders } from '@marea/contract/locale/placeholders.ts'
import type { TextTables } from '@marea/contract/pages.ts'
import { defaultLanguage, languages, perLanguage } from '@marea/contract/platform/language.ts'
import { textTables, writtenText } from '@marea/contract/texts/tables.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { readRowNames } from './row-names.ts'
import { storeTexts } from './store-texts.ts'
import { createShownTexts, forgetTables } from './tables.ts'

let marea: TestApp
/** What administrators call rows, and these names beside the texts of this version. */
let names: TextTables
let shown: TextTables
const url = '/settings/Locale/full?key=web'
const editedUrl = '/settings/Locale/full?key=edited'

beforeAll(async () => {
  marea = await openTestApp()
  names = await readRowNames(marea.ctx())
  shown = perLanguage((language) => ({ ...textTables[language], ...names[language] }))
})
afterAll(() => marea.close())

test('the answer holds the tables of every language, with the names of rows', async () => {
  const { status, body } = await marea.call('GET', url)
  expect(status).toBe(200)
  expect(body).toEqual({ result: shown })
})

test.each(languages)('no text in %s is empty or has parameters of its own', (language) => {
  for (const [key, text] of Object.entries(textTables[language])) {
    expect(text.trim(), key).not.toBe('')
    const written = writtenText(defaultLanguage, key) ?? ''
    expect(requiredPlaceholders(text).sort(), key).toEqual(requiredPlaceholders(written).sort())
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

test('the tables are compressed for clients that accept it', async () => {
  const { rawPayload, headers } = await marea.app.inject({
    url: `/api${url}`,
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual({ result: shown })
})

test('a text edited in the database is served and survives the next start', async () => {
  const texts = createShownTexts(marea)
  await texts.refresh()
  const before = texts.readTag()
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
  await texts.refresh()
  expect(texts.read()).toEqual(body.result)
  expect(texts.readTag()).not.toBe(before)
})

test('a page downloads the edited texts alone, and none if it was rendered with them', async () => {
  const { body } = await marea.call('GET', editedUrl)
  expect(body.result).toEqual({ en: names.en, es: { ...names.es, 'shell.skip': 'Al contenido' } })
  const texts = createShownTexts(marea)
  await texts.refresh()
  const headers = { 'if-none-match': texts.readTag() }
  expect((await marea.call('GET', editedUrl, { headers })).status).toBe(304)
})

test('a text that this version no longer has is deleted', async () => {
  await marea.db
    .insertInto('texts')
    .values({ client: 'web', language: 'en', key: 'old.key', text: 'Old', isEdited: true })
    .execute()
  await storeTexts(marea.ctx())
  forgetTables(marea.ports)
  const { body } = await marea.call('GET', url)
  expect(body.result.en).not.toHaveProperty('old.key')
})
