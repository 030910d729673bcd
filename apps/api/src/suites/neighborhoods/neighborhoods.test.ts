import type { AdminNeighborhood } from '@marea/contract/suites/neighborhoods/neighborhoods.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishSuite } from '#suites/publish/publish.ts'
import { unlistSuite } from '#suites/publish/unlist.ts'
import { draftHome, publishedHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { readPlaceNames } from './place-names.ts'

let marea: TestApp
let ana: Awaited<ReturnType<typeof signedIn>>
let ines: typeof ana

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
})
afterAll(() => marea.close())

const none = { en: '', es: '' }
const havana = {
  slug: 'little-havana',
  name: { en: 'Little Havana', es: 'La Pequeña Habana' },
  line: { en: 'Domino and coffee', es: 'Dominó y café' },
  about: {
    en: 'Calle Ocho is the main street.\n\nIt is busy.',
    es: 'La calle Ocho.\n\nHay gente.',
  },
  latitude: 25.7658,
  longitude: -80.219,
  jurisdiction: 'miami',
  position: 85,
  isActive: true,
}
const { slug, ...facts } = havana

const listed = async (): Promise<AdminNeighborhood[]> =>
  (await ana.call('GET', '/admin/neighborhoods')).body.result
const add = (body: object) => ana.call('POST', '/admin/neighborhoods', { body })
const change = (name: string, body: object) =>
  ana.call('PUT', `/admin/neighborhoods/${name}`, { body })
const codeOf = async (answer: ReturnType<typeof add>) => (await answer).body.error?.code

async function known(name: string) {
  const found = (await listed()).find((each) => each.slug === name)
  if (!found) throw new Error(`There is no ${name}.`)
  const { slug: _, published, unpublished, ...rest } = found
  return rest
}

const changed = async () => {
  const event = {
    id: 1,
    kind: 'suites.neighborhood_changed',
    subject: `neighborhood:${slug}`,
  } as const
  marea.searchIndex.onEvent(event)
  await marea.searchIndex.settled()
}

test('every installation begins with the thirteen, in the order and with the texts they had', async () => {
  const rows = await listed()
  expect(rows.map((row) => row.slug)).toEqual([
    'aventura',
    'bal-harbour',
    'brickell',
    'coconut-grove',
    'coral-gables',
    'design-district',
    'edgewater',
    'fisher-island',
    'key-biscayne',
    'south-beach',
    'sunny-isles',
    'surfside',
    'wynwood',
  ])
  for (const { name, about, isActive } of rows) {
    expect(name.es).toBe(name.en)
    expect([about.en, about.es].map((text) => text.split('\n\n').length)).toEqual([2, 2])
    expect(isActive).toBe(true)
  }
  expect(rows.filter(({ line }) => line.en !== '').map((row) => row.line.es)).toEqual([
    'Rascacielos y cenas tarde',
    'Banianos y veleros',
    'Villas mediterráneas y calles arboladas',
    'Playas tranquilas y sin multitudes',
    'Art déco, neón y mar por la mañana',
    'Arte urbano, café y vida nocturna',
  ])
  expect(await readPlaceNames(marea.ctx())).toEqual({})
})

test('one that is added can be chosen by owners, searched and read at once', async () => {
  marea.searchIndex.start()
  await marea.searchIndex.settled()
  expect((await add(havana)).status).toBe(200)
  const chosen = (await ines.call('GET', '/owner/homes')).body.result.neighborhoods
  expect(chosen).toContainEqual({ slug, name: 'Little Havana' })
  const draft = { neighborhood: slug, latitude: 25.7659, longitude: -80.2191 }
  const id = await publishedHome(marea, {
    ownerId: ines.id,
    draft: { slug: 'casa-ocho', ...draft },
  })
  marea.searchIndex.onEvent({ id: 1, kind: 'suites.published', subject: `suite:${id}` })
  await marea.searchIndex.settled()
  for (const where of ['little-havana', 'la pequena habana', 'Little Havana']) {
    const { items } = (await marea.call('GET', `/suites?${new URLSearchParams({ where })}`)).body
      .result
    expect(items.map((home: { slug: string }) => home.slug)).toEqual(['casa-ocho'])
  }
  const { facets } = (await marea.call('GET', '/suites')).body.result
  expect(facets.neighborhoods).toMatchObject([{ slug, name: 'Little Havana', line: havana.line }])
  const suggested = (await marea.call('GET', '/search-suggestions?text=pequena')).body.result
  expect(suggested.neighborhoods).toEqual([{ slug, name: 'Little Havana', count: 1 }])
  const open = (await marea.call('GET', '/neighborhoods')).body.result
  expect(open).toEqual([{ slug, name: havana.name }])
  const page = (await marea.call('GET', `/neighborhoods/${slug}`)).body.result
  expect(page.about.en).toEqual(['Calle Ocho is the main street.', 'It is busy.'])
  const home = (await marea.call('GET', '/suites/casa-ocho')).body.result
  expect(home.neighborhood.about).toEqual(page.about)
  expect(await readPlaceNames(marea.ctx())).toEqual({ [slug]: { es: 'La Pequeña Habana' } })
})

test('a changed name and line show without a restart, and both acts are in the audit log', async () => {
  const name = { en: 'Calle Ocho', es: 'Calle Ocho' }
  const line = { en: 'Cigars and music', es: 'Puros y música' }
  expect((await change(slug, { ...facts, name, line })).status).toBe(200)
  await changed()
  const { facets, items } = (await marea.call('GET', '/suites')).body.result
  expect(facets.neighborhoods).toMatchObject([{ slug, name: 'Calle Ocho', line }])
  expect(items[0].neighborhood).toEqual({ slug, name: 'Calle Ocho' })
  const found = (await marea.call('GET', '/suites?where=Calle%20Ocho')).body.result
  expect(found.count).toBe(1)
  expect((await change(slug, { ...facts, name, line })).status).toBe(200)
  const acts = await marea.db
    .selectFrom('adminActs')
    .select(['act', 'details'])
    .where('subject', '=', `neighborhood:${slug}`)
    .orderBy('id')
    .execute()
  expect(acts).toMatchObject([
    { act: 'neighborhoods.added', details: { name: 'Little Havana', jurisdictions: 'miami' } },
    { act: 'neighborhoods.changed', details: { name: 'Calle Ocho', fields: 'name,line' } },
  ])
})

test('one with published homes stays offered; without them no home is published there', async () => {
  const off = { ...(await known(slug)), isActive: false }
  expect(await codeOf(change(slug, off))).toBe('neighborhoods.in_use')
  const { id } = await marea.db
    .selectFrom('suites')
    .select('id')
    .where('slug', '=', 'casa-ocho')
    .executeTakeFirstOrThrow()
  await unlistSuite(marea.ctx(), id)
  expect((await change(slug, off)).status).toBe(200)
  await expect(publishSuite(marea.ctx(), id)).rejects.toMatchObject({
    details: { missing: ['neighborhood'] },
  })
  const body = { name: 'Casa Nueva', kind: 'house', neighborhood: slug }
  const started = await ines.call('POST', '/owner/homes', {
    body,
    headers: { 'idempotency-key': 'new-home' },
  })
  expect(started.body.error.code).toBe('request.invalid')
  const chosen = (await ines.call('GET', '/owner/homes')).body.result.neighborhoods
  expect(chosen).not.toContainEqual(expect.objectContaining({ slug }))
  const listing = (await ines.call('GET', '/owner/homes/casa-ocho')).body.result
  expect(listing.gaps).toContainEqual({ section: 'location', code: 'neighborhood', count: 1 })
  expect((await marea.call('GET', `/neighborhoods/${slug}`)).status).toBe(404)
  expect((await marea.call('GET', '/neighborhoods')).body.result).toEqual([])
})

test.each([
  [
    'a slug in use',
    { ...havana, slug: 'brickell', name: { en: 'New', es: 'Nueva' } },
    'slug_taken',
  ],
  ['a name in use', { ...havana, slug: 'b', name: { en: 'BRICKELL', es: 'Otra' } }, 'name_taken'],
  [
    'a name in use in Spanish',
    { ...havana, slug: 'b', name: { en: 'B', es: 'Wynwood' } },
    'name_taken',
  ],
  ['one name', { ...havana, slug: 'b', name: { en: 'B', es: ' ' } }, 'language_missing'],
  ['half a line', { ...havana, slug: 'b', line: { en: 'A', es: '' } }, 'language_missing'],
  ['half a text', { ...havana, slug: 'b', about: { en: '', es: 'A' } }, 'language_missing'],
  ['New York', { ...havana, slug: 'b', latitude: 40.7, longitude: -74 }, 'outside'],
])('%s is refused with a sentence', async (_, body, code) => {
  expect(await codeOf(add(body))).toBe(`neighborhoods.${code}`)
})

test.each([
  ['a slug with capitals', { ...havana, slug: 'B' }],
  ['a name of two lines', { ...havana, slug: 'b', name: { en: 'B\nC', es: 'B' } }],
  ['an unknown city', { ...havana, slug: 'b', jurisdiction: 'atlantis' }],
  ['a position below zero', { ...havana, slug: 'b', position: -1 }],
])('%s is invalid', async (_, body) => {
  expect(await codeOf(add(body))).toBe('request.invalid')
})

test('an unknown one is not found, and for guests and owners there is no such list', async () => {
  expect(
    await codeOf(change('atlantis', { ...facts, name: { en: 'A', es: 'A' }, line: none })),
  ).toBe('resource.not_found')
  const laura = await signedIn(marea, 'Laura')
  for (const person of [laura, ines]) {
    expect((await person.call('GET', '/admin/neighborhoods')).status).toBe(404)
    expect((await person.call('POST', '/admin/neighborhoods', { body: havana })).status).toBe(404)
    const path = '/admin/neighborhoods/brickell'
    expect((await person.call('PUT', path, { body: facts })).status).toBe(404)
  }
})

test('a home is not published in a neighborhood while it stops being offered', async () => {
  const draft = { slug: 'casa-wynwood', neighborhood: 'wynwood' }
  const id = await draftHome(marea, { ownerId: ines.id, draft })
  const off = { ...(await known('wynwood')), isActive: false }
  const [published, stopped] = await Promise.allSettled([
    publishSuite(marea.ctx(), id),
    change('wynwood', off).then(({ status }) => status === 200 || Promise.reject()),
  ])
  expect([published.status, stopped.status].toSorted()).toEqual(['fulfilled', 'rejected'])
})
