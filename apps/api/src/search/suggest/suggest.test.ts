import { SearchResult } from '@marea/contract/search/endpoints.ts'
import { Suggestions } from '@marea/contract/search/suggestions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSuite } from '#suites/create.ts'
import { unlistSuite } from '#suites/publish/unlist.ts'
import { almendro, publishedHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ownerId: string

beforeAll(async () => {
  marea = await openTestApp()
  ownerId = (await signedIn(marea, 'Inés', { profile: 'OWNER' })).id
  await home('casa-almendro', 'Casa Almendro', {})
  await home('villa-bugambilia', 'Villa Bugambilia', {})
  const brickell = { neighborhood: 'brickell', latitude: 25.7616, longitude: -80.1901 }
  await home('casa-brisa', 'Casa Brisa', brickell)
  const district = { neighborhood: 'design-district', latitude: 25.8148, longitude: -80.1945 }
  await home('casa-lienzo', 'Casa Lienzo', district)
  const draft = { ...almendro, photos: [], sleepingAreas: [], name: 'Casa Secreta' }
  const place = { slug: 'casa-secreta', neighborhood: 'key-biscayne' }
  await createSuite(marea.ctx(), ownerId, { ...draft, ...place })
})
afterAll(() => marea.close())

function home(slug: string, name: string, place: object): Promise<string> {
  return publishedHome(marea, { ownerId, draft: { slug, name, ...place } })
}

async function suggest(text: string): Promise<Suggestions> {
  const path = `/search-suggestions?${new URLSearchParams({ text })}`
  const { status, body } = await marea.call('GET', path)
  expect(status, JSON.stringify(body)).toBe(200)
  return Suggestions.strict().parse(body.result)
}

async function namesFor(text: string): Promise<string[]> {
  const { neighborhoods, homes, landmarks } = await suggest(text)
  return [...neighborhoods, ...homes, ...landmarks].map(({ name }) => name)
}

/** PostgreSQL answers before the index is read, and must agree with it. */
describe.each(['PostgreSQL', 'the index'])('suggestions from %s', (source) => {
  beforeAll(async () => {
    if (source === 'PostgreSQL') return
    marea.searchIndex.start()
    await marea.searchIndex.settled()
  })

  testMatches()
  testSearches()
})

function testMatches() {
  test.each([
    ['brickell', ['Brickell', 'Brickell City Centre']],
    ['BRÍCKELL', ['Brickell', 'Brickell City Centre']],
    ['bri', ['Brickell', 'Casa Brisa', 'Brickell City Centre']],
    ['bugambília', ['Villa Bugambilia']],
    ['bugamvi', ['Villa Bugambilia']],
    ['brikel', ['Brickell', 'Brickell City Centre']],
    ['almednro', ['Casa Almendro']],
    ['casa', ['Casa Almendro', 'Casa Brisa', 'Casa Lienzo']],
    ['perez', ['Pérez Art Museum Miami']],
    ['grove coconut', ['Coconut Grove']],
  ])('for %j are %j', async (text, names) => {
    expect(await namesFor(text)).toEqual(names)
  })

  test('a place that begins with the text comes first, then the one with more homes', async () => {
    const museums = ['Pérez Art Museum Miami', 'Institute of Contemporary Art']
    expect(await namesFor('art')).toEqual(museums)
    expect((await namesFor('i'))[0]).toBe('Institute of Contemporary Art')
    expect((await suggest('b')).landmarks[0]?.name).toMatch(/^B/)
  })

  test('a home has what its row shows', async () => {
    expect((await suggest('bugambilia')).homes).toEqual([
      {
        slug: 'villa-bugambilia',
        name: 'Villa Bugambilia',
        neighborhood: 'Coconut Grove',
        bedrooms: 4,
        photo: expect.objectContaining({ key: 'villa-bugambilia/0' }),
      },
    ])
  })

  test('a landmark without homes near it, or with the name of a neighborhood, is left out', async () => {
    expect(await namesFor('aventura mall')).toEqual([])
    expect(await namesFor('design district')).toEqual(['Design District'])
    expect((await suggest('design district')).neighborhoods).toHaveLength(1)
    expect(await namesFor('publix')).toEqual([])
  })

  test('a neighborhood and a home without anything published are never suggested', async () => {
    expect(await namesFor('secreta')).toEqual([])
    expect(await namesFor('key biscayne')).toEqual([])
  })

  test('before anything is typed they are the landmarks with most homes', async () => {
    const { neighborhoods, homes, landmarks } = await suggest('')
    expect([neighborhoods, homes]).toEqual([[], []])
    expect(landmarks).toHaveLength(3)
    expect(landmarks[0]).toEqual({ name: 'CocoWalk', kind: 'district', count: 2 })
  })
}

function testSearches() {
  test('a search for a landmark finds the homes near it, each with its distance', async () => {
    const query = new URLSearchParams({ where: 'perez art museum MIAMI' })
    const { items } = SearchResult.strict().parse(
      (await marea.call('GET', `/suites?${query}`)).body.result,
    )
    const found = items.map(({ slug, kilometers }) => [slug, kilometers])
    expect(found).toEqual([
      ['casa-brisa', 3.5],
      ['casa-lienzo', 4.3],
    ])
  })

  test('a neighborhood of the same name comes first, without distances', async () => {
    const { items } = (await marea.call('GET', '/suites?where=design-district')).body.result
    expect(items).toHaveLength(1)
    expect(items[0]).not.toHaveProperty('kilometers')
  })

  test.each(["' or 1=1 --", '%', '_', '\\', '<script>', '…', '🏝️', 'constructor', '(((((((', '  '])(
    'hostile text %j matches nothing',
    async (text) => {
      const { neighborhoods, homes } = await suggest(text)
      expect([...neighborhoods, ...homes]).toEqual([])
    },
  )
}

test('a text too long and an unknown parameter are refused', async () => {
  const long = await marea.call('GET', `/search-suggestions?text=${'a'.repeat(81)}`)
  expect(long.body.error.code).toBe('request.invalid')
  const unknown = await marea.call('GET', '/search-suggestions?text=a&status=draft')
  expect(unknown.body.error.code).toBe('request.invalid')
})

test('a home that is unlisted disappears, with its neighborhood and landmarks', async () => {
  expect(await namesFor('brisa')).toEqual(['Casa Brisa'])
  const { id } = await marea.db
    .selectFrom('suites')
    .select('id')
    .where('slug', '=', 'casa-brisa')
    .executeTakeFirstOrThrow()
  await unlistSuite(marea.ctx(), id)
  marea.searchIndex.onEvent({ id: 1, kind: 'suites.unlisted', subject: `suite:${id}` })
  await marea.searchIndex.settled()
  expect(await namesFor('bri')).toEqual([])
})
