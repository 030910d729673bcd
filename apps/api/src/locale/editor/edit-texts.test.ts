import { textTables } from '@marea/contract/texts/tables.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAdminActs } from '#platform/admin-acts/verify-admin-acts.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { storeTexts } from '../store-texts.ts'
import { forgetTables } from '../tables.ts'

let marea: TestApp
let admin: Awaited<ReturnType<typeof signedIn>>
const skip = 'shell.skip'
const counted = 'suite.guests_other'

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'editor', { profile: 'ADMIN' })
})
afterAll(() => marea.close())

async function draft(key: string, language: string, text: string) {
  return admin.call('PUT', `/admin/texts/${key}/draft`, { body: { language, text } })
}

async function list(query = '') {
  return (await admin.call('GET', `/admin/texts${query}`)).body.result
}

async function served(language: 'en' | 'es', key: string) {
  forgetTables(marea.ports)
  const { body } = await marea.call('GET', '/settings/Locale/full?key=web')
  return body.result[language][key]
}

test('the list counts every text, finds words without accents, and pages', async () => {
  const all = await list()
  expect(all.counts).toMatchObject({ all: Object.keys(textTables.en).length, drafts: 0 })
  expect(all.items).toHaveLength(40)
  expect(all.pages).toBeGreaterThan(10)
  const found = await list('?search=GUEST%C3%89S%20count')
  expect(found.items).toEqual([])
  const spanish = await list(`?search=${encodeURIComponent('huesped')}`)
  expect(spanish.items.length).toBeGreaterThan(0)
})

test('a draft is seen by nobody until it is published', async () => {
  const { body } = await draft(skip, 'es', 'Pasar al contenido')
  expect(body.result.translations.es.draft).toMatchObject({
    by: 'editor',
    missing: [],
    unknown: [],
  })
  expect(await served('es', skip)).toBe(textTables.es[skip])
  expect(await list('?filter=drafts')).toMatchObject({ ready: 1, items: [{ key: skip }] })
})

test('a draft without its placeholder holds back only itself', async () => {
  const { body } = await draft(counted, 'es', '{{cuenta}} huéspedes')
  expect(body.result.translations.es.draft).toMatchObject({
    missing: ['count'],
    unknown: ['cuenta'],
  })
  const published = await admin.call('POST', '/admin/text-publications')
  expect(published.body.result).toEqual({ published: 1, toFix: [counted] })
  expect(await served('es', skip)).toBe('Pasar al contenido')
  expect(await served('es', counted)).toBe(textTables.es[counted])
  const again = await admin.call('POST', '/admin/text-publications')
  expect(again.body.result).toEqual({ published: 0, toFix: [counted] })
})

test('a publication is in the history and in the log of acts', async () => {
  const { versions } = (await admin.call('GET', `/admin/texts/${skip}`)).body.result
  expect(versions).toMatchObject([{ language: 'es', text: 'Pasar al contenido', by: 'editor' }])
  const acts = await marea.db
    .selectFrom('adminActs')
    .select(['act', 'subject', 'details'])
    .execute()
  expect(acts).toMatchObject([
    {
      act: 'locale.text_published',
      subject: `text:${skip}`,
      details: { language: 'es', before: textTables.es[skip], after: 'Pasar al contenido' },
    },
  ])
  expect(await verifyAdminActs(marea.db)).toMatchObject({ firstBroken: null })
})

test('a changed English text asks for a look at its translation', async () => {
  marea.clock.advance({ minutes: 1 })
  await draft(skip, 'en', 'Go to the content')
  await admin.call('POST', '/admin/text-publications')
  expect((await list('?filter=outdated')).items).toMatchObject([{ key: skip }])
  marea.clock.advance({ minutes: 1 })
  await admin.call('POST', `/admin/texts/${skip}/review`, { body: { language: 'es' } })
  expect((await list('?filter=outdated')).items).toEqual([])
})

test('the original text restores what the version came with', async () => {
  const { originals } = (await admin.call('GET', `/admin/texts/${skip}`)).body.result
  await draft(skip, 'es', originals.es)
  await admin.call('POST', '/admin/text-publications')
  const { translations } = (await admin.call('GET', `/admin/texts/${skip}`)).body.result
  expect(translations.es).toMatchObject({ text: originals.es, isEdited: false, draft: null })
})

test('a draft equal to the published text is no draft, and a draft can be discarded', async () => {
  await draft(skip, 'es', 'Otra cosa')
  await draft(skip, 'es', textTables.es[skip] ?? '')
  await admin.call('DELETE', `/admin/texts/${counted}/draft?language=es`)
  expect((await list()).counts.drafts).toBe(0)
})

test('bad input is refused with a code and changes nothing', async () => {
  const answers = [
    await draft('no.such_text', 'es', 'Hola'),
    await draft(skip, 'pt', 'Olá'),
    await draft(skip, 'es', '   '),
    await draft(skip, 'es', 'x'.repeat(4001)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 400])
  expect((await list()).counts.drafts).toBe(0)
})

test('two who publish at once publish each draft once', async () => {
  await draft(skip, 'es', 'Saltar al contenido')
  const both = await Promise.all([1, 2].map(() => admin.call('POST', '/admin/text-publications')))
  expect(both.map(({ body }) => body.result.published).sort()).toEqual([0, 1])
})

test('an edit that lacks a placeholder of a new version gives way to its text', async () => {
  await marea.db
    .updateTable('texts')
    .set({ text: 'huéspedes', isEdited: true })
    .where('key', '=', counted)
    .where('language', '=', 'es')
    .execute()
  await storeTexts(marea.ctx())
  expect(await served('es', counted)).toBe(textTables.es[counted])
})
