import { afterAll, beforeAll, expect, test } from 'vitest'
import { importerOf } from '../../../test/imports/importer.ts'
import { signedIn } from '../../../test/people.ts'
import { type Guest, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { readStars } from './reviews.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let ana: Guest
let importer: ReturnType<typeof importerOf>

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura } = await openHouse(marea))
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  importer = importerOf(marea, ana, 'reviews')
})
afterAll(() => marea.close())

const head = 'listing,reviewer,review date,rating,comments,channel,language'
const file = (...rows: string[]) => [head, ...rows].join('\n')
const reviewsOf = async (query = '') =>
  (await laura.call('GET', `/suites/casa-almendro/reviews${query}`)).body.result

test('reviews from elsewhere are shown with their source and count for no rating', async () => {
  const before = await reviewsOf()
  const { id, counts } = await importer.imported(
    file(
      'casa-almendro,Tom Hale,2026-07-01,5,"Exactly like the photos, super responsive.",abnb,en',
      'Casa Almendro,Lucía Paz,2026-08-01,3/5,Muy ruidosa de noche,booking com,es-MX',
    ),
  )
  expect(counts).toMatchObject({ imported: 2, wrong: 0 })
  const after = await reviewsOf()
  expect(after.summary).toEqual(before.summary)
  expect(after.matches).toBe(before.matches + 2)
  const lucia = after.items.find(({ text }: { text: string }) => text === 'Muy ruidosa de noche')
  expect(lucia).toMatchObject({
    author: { firstName: 'Lucía', place: null },
    source: 'Booking.com',
    overall: 3,
    aspects: null,
    language: 'es',
    stayedOn: '2026-08-01',
  })
  expect((await reviewsOf('?q=photos')).items[0]).toMatchObject({ source: 'Airbnb' })
  expect((await marea.db.selectFrom('notifications').select('id').execute()).length).toBe(0)
  await importer.act(id, 'undo')
  expect((await importer.show(id)).counts).toMatchObject({ undone: 2 })
  expect(await reviewsOf()).toEqual(before)
})

test('a review that its owner replied to or that was reported stays when its import is undone', async () => {
  const { id } = await importer.imported(
    file(
      'casa-almendro,Tom,2026-07-02,5,Lovely,Vrbo,',
      'casa-almendro,Mei,2026-07-03,4,Good,Vrbo,',
      'casa-almendro,Ada,2026-07-04,4,Fine,Vrbo,',
    ),
  )
  const { items } = await reviewsOf()
  const idOf = (name: string) =>
    items.find(({ author }: { author: { firstName: string } }) => author.firstName === name).id
  const body = { text: 'Thank you', language: 'en' }
  expect((await ines.call('PUT', `/owner/reviews/${idOf('Tom')}/reply`, { body })).status).toBe(200)
  const report = { reason: 'false' }
  await laura.call('POST', `/reviews/${idOf('Mei')}/reports`, { body: report })
  const listed = (await ana.call('GET', '/admin/reviews')).body.result
  expect(listed.items[0]).toMatchObject({ source: 'Vrbo', author: { firstName: 'Mei' } })
  const hidden = { body: { reason: 'Not about this home' } }
  const before = (await reviewsOf()).summary
  expect((await ana.call('POST', `/admin/reviews/${idOf('Mei')}/hiding`, hidden)).status).toBe(200)
  expect((await reviewsOf()).summary).toEqual(before)
  await importer.act(id, 'undo')
  expect((await importer.show(id)).counts).toMatchObject({ undone: 1, kept: 2 })
})

test('pages and calendars are no reviews', async () => {
  for (const text of ['<html><body>5 stars', 'BEGIN:VCALENDAR\nEND:VCALENDAR']) {
    expect((await importer.upload(text)).code).toBe('imports.not_csv')
  }
})

test('each row says what is wrong with it, and a review is imported once', async () => {
  const row = 'casa-almendro,Noah Brandt,2026-06-01,5,Twice,Google,'
  await importer.imported(file(row))
  const { id } = await importer.checked(
    file(
      row,
      'casa-duna,Noah,2026-06-01,5,Nice,Google,',
      'casa-almendro,Noah,2027-06-01,8.8,Nice,Google,fr',
      'casa-almendro,Noah,2026-06-02,4,Nice,Google,',
      'casa-almendro,Noah,2026-06-02,4,Nice,google,',
      'casa-almendro,,2026-06-02,4,=A1,Google,',
    ),
  )
  expect(await importer.problemsOf(id)).toEqual({
    2: [{ column: null, code: 'review_already_here', detail: '' }],
    3: [{ column: 'home', code: 'unknown_home', detail: 'casa-duna' }],
    4: [
      { column: 'date', code: 'in_future', detail: '2027-06-01' },
      { column: 'stars', code: 'not_stars', detail: '8.8' },
      { column: 'language', code: 'not_language', detail: 'fr' },
    ],
    6: [{ column: null, code: 'twice_in_file', detail: '5' }],
    7: [
      { column: 'guestName', code: 'missing', detail: '' },
      { column: 'text', code: 'formula', detail: '=A1' },
    ],
  })
})

test('part of a star is left out, and of ten only where the cell says so', () => {
  const texts = ['5', '4.8', '4,5', '1', '9/10', '10 / 10', '4/5', '0', '6', '9', 'five', '1/10']
  expect(texts.map(readStars)).toEqual([5, 4, 4, 1, 4, 5, 4, ...Array(5).fill(undefined)])
})
