import { gunzipSync } from 'node:zlib'
import { en } from '@marea/contract/texts/en.ts'
import { es } from '@marea/contract/texts/es.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { shipTexts } from './ship.ts'
import { forgetTables } from './tables.ts'

let marea: TestApp
const url = '/settings/Locale/full?key=web'

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

test('the answer holds both tables with the same keys', async () => {
  const { status, body } = await marea.call('GET', url)
  expect(status).toBe(200)
  expect(body).toEqual({ result: { en, es } })
  expect(Object.keys(body.result.en).sort()).toEqual(Object.keys(body.result.es).sort())
})

test('no text is empty and both languages use the same parameters', () => {
  const parameters = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(String).sort()
  for (const [key, text] of Object.entries(en)) {
    const spanish = es[key as keyof typeof es]
    expect(text.trim(), key).not.toBe('')
    expect(spanish.trim(), key).not.toBe('')
    expect(parameters(spanish), key).toEqual(parameters(text))
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

test('the tables come packed to those who accept it', async () => {
  const { rawPayload, headers } = await marea.app.inject({
    url: `/api${url}`,
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual({ result: { en, es } })
})

test('a text edited in the database is served and survives the next start', async () => {
  await marea.db
    .updateTable('texts')
    .set({ text: 'Al contenido', isEdited: true })
    .where('key', '=', 'shell.skip')
    .where('language', '=', 'es')
    .execute()
  await shipTexts(marea.ctx())
  forgetTables(marea.ports)
  const { body } = await marea.call('GET', url)
  expect(body.result.es['shell.skip']).toBe('Al contenido')
  expect(body.result.en['shell.skip']).toBe(en['shell.skip'])
})

test('a text that no version ships any more disappears', async () => {
  await marea.db
    .insertInto('texts')
    .values({ client: 'web', language: 'en', key: 'old.key', text: 'Old' })
    .execute()
  await shipTexts(marea.ctx())
  forgetTables(marea.ports)
  const { body } = await marea.call('GET', url)
  expect(body.result.en).not.toHaveProperty('old.key')
})
