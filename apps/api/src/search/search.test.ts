import { gunzipSync } from 'node:zlib'
import { type SearchQuery, SearchResult } from '@marea/contract/search/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockNights } from '#calendar/nights/block-nights.ts'
import { holdNights } from '#calendar/nights/hold-nights.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import { unlistSuite } from '#suites/publish/unlist.ts'
import { contentOf, editor, english, spanish } from '../../test/articles/editors.ts'
import { publishedHome } from '../../test/homes.ts'
import { signedIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
const ids: Record<string, string> = {}

const texts = (tagline: string) => ({
  tagline,
  story: ['A house.'],
  neighborhoodNote: 'Near the water.',
  houseRules: ['No smoking'],
  arrivalNotes: 'The key.',
})

beforeAll(async () => {
  marea = await openTestApp()
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  const home = async (slug: string, draft: object) => {
    ids[slug] = await publishedHome(marea, { ownerId: ines.id, draft: { slug, ...draft } })
  }
  await home('casa-almendro', {})
  await home('casa-farol', {
    name: 'Casa Farol',
    neighborhood: 'brickell',
    guests: 4,
    bedrooms: 2,
    maxPets: 0,
    welcomesChildren: false,
    welcomesInfants: false,
    nightlyAmount: 60_000,
    weekendAmount: 80_000,
    latitude: 25.76,
    longitude: -80.19,
    amenities: ['wifi', 'skylineView'],
    texts: { en: texts('Lanterns over the river'), es: texts('Faroles sobre el río') },
  })
  await home('villa-dos', {
    name: 'Villa Dos',
    nightlyAmount: 60_000,
    weekendAmount: 80_000,
    petNightAmount: 1500,
    extraGuestAmount: 4500,
    includedGuests: 2,
  })
  marea.searchIndex.start()
  await marea.searchIndex.settled()
})
afterAll(() => marea.close())

const march = { checkIn: '2027-03-08', checkOut: '2027-03-12' }

async function ask(query: Partial<Record<keyof SearchQuery, string>>) {
  const { status, body } = await marea.call('GET', `/suites?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return SearchResult.strict().parse(body.result)
}

async function slugs(query: Parameters<typeof ask>[0]) {
  return (await ask(query)).items.map(({ slug }) => slug)
}

async function quoted(slug: string, stay: { checkIn: string; checkOut: string }, rest = {}) {
  const body = { ...stay, guests: 2, ...rest }
  return (await marea.call('POST', `/suites/${slug}/quotes`, { body })).body.result.total
}

test('every total is the one the quote gives, to the cent', async () => {
  const { items } = await ask({ ...march, guests: '2' })
  expect(items).toHaveLength(3)
  for (const { slug, total } of items) expect(total).toEqual(await quoted(slug, march))
  const withPet = await ask({ ...march, pets: '2' })
  expect(withPet.items.map(({ slug }) => slug)).toEqual(['villa-dos', 'casa-almendro'])
  expect(withPet.items[0]?.total).toEqual(await quoted('villa-dos', march, { pets: 2 }))
})

describe('the kinds of guests', () => {
  test('homes that are not suitable for children or infants are not found with them', async () => {
    const found = async (query: object) =>
      (await ask({ ...march, guests: '2', ...query })).items.map(({ slug }) => slug).toSorted()
    expect(await found({})).toEqual(['casa-almendro', 'casa-farol', 'villa-dos'])
    expect(await found({ children: '1' })).toEqual(['casa-almendro', 'villa-dos'])
    expect(await found({ infants: '1' })).toEqual(['casa-almendro', 'villa-dos'])
  })

  test('extra guests and pets cost in the search what they cost in the quote', async () => {
    const guestCounts = { guests: 5, children: 2, infants: 1, pets: 1 }
    const asked = Object.entries(guestCounts).map(([kind, count]) => [kind, String(count)])
    const { items } = await ask({ ...march, ...Object.fromEntries(asked) })
    expect(items.map(({ slug }) => slug)).toEqual(['villa-dos', 'casa-almendro'])
    for (const { slug, total } of items)
      expect(total).toEqual(await quoted(slug, march, guestCounts))
  })

  test('without results, children and infants are filters to remove', async () => {
    const { relax } = await ask({ ...march, where: 'Casa Farol', guests: '2', children: '1' })
    expect(relax?.map(({ filter }) => filter)).toEqual(['where', 'guests', 'children'])
  })
})

describe('similar homes nearby', () => {
  const similar = async (slug: string, query: Record<string, string> = {}) =>
    marea.call('GET', `/suites/${slug}/similar?${new URLSearchParams(query)}`)
  const similarSlugs = async (query: Record<string, string> = {}) => {
    const { status, body } = await similar('casa-almendro', query)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.result.map((home: { slug: string }) => home.slug)
  }

  test('the nearest of about the same size and price comes first, and never the home itself', async () => {
    const { result } = (await similar('casa-almendro')).body
    expect(result.map(({ slug }: { slug: string }) => slug)).toEqual(['villa-dos', 'casa-farol'])
    expect(result[0]).toMatchObject({ kilometers: 0, nightlyFrom: { currency: 'USD' } })
    expect(result[0].total).toBeUndefined()
    expect(result[1].kilometers).toBeGreaterThan(5)
    expect(result[1].kilometers).toBeLessThan(8)
  })

  test('with dates, only available homes with room for the guests, at the price of the quote', async () => {
    const stay = { checkIn: '2027-06-07', checkOut: '2027-06-11' }
    const { result } = (await similar('casa-almendro', { ...stay, guests: '2' })).body
    expect(result[0].total).toEqual(await quoted('villa-dos', stay))
    expect(await similarSlugs({ ...stay, guests: '6' })).toEqual(['villa-dos'])
    expect(await similarSlugs({ pets: '1' })).toEqual(['villa-dos'])
    const nights = { from: '2027-06-09', to: '2027-06-10' }
    const reference = 'block:similar'
    await blockNights(marea.ctx(), { suiteId: ids['villa-dos'] ?? '', ...nights, reference })
    expect(await similarSlugs(stay)).toEqual(['casa-farol'])
    await releaseNights(marea.ctx(), reference)
    expect(await similarSlugs()).toEqual(['villa-dos', 'casa-farol'])
  })

  test.each([
    [{ checkIn: '2020-01-01', checkOut: '2020-01-05' }, 'stay.dates_past'],
    [{ checkIn: '2027-06-07' }, 'stay.dates_unreadable'],
    [{ guests: '0' }, 'stay.guests_invalid'],
    [{ children: '1' }, 'stay.children_invalid'],
    [{ infants: '99' }, 'stay.infants_invalid'],
    [{ pets: '99' }, 'stay.pets_invalid'],
  ])('%j is refused', async (query, code) => {
    expect((await similar('casa-almendro', query)).body.error.code).toBe(code)
  })

  test('a home that is not published has none', async () => {
    expect((await similar('casa-secreta')).body.error.code).toBe('resource.not_found')
  })
})

test('the most accessible come first, the most exclusive with the other order, ties by slug', async () => {
  expect(await slugs(march)).toEqual(['casa-farol', 'villa-dos', 'casa-almendro'])
  expect(await slugs({ ...march, order: 'exclusive' })).toEqual([
    'casa-almendro',
    'casa-farol',
    'villa-dos',
  ])
})

test('without dates the lowest price of a night is shown, with taxes and fees, and no total', async () => {
  const { items, count, pages } = await ask({})
  expect({ count, pages }).toEqual({ count: 3, pages: 1 })
  const twoNights = await quoted('casa-farol', { checkIn: '2027-03-08', checkOut: '2027-03-10' })
  const inDollars = Math.ceil(twoNights.amount / 2 / 100)
  expect(items[0]).toMatchObject({
    slug: 'casa-farol',
    nightlyFrom: { amount: inDollars * 100, currency: 'USD' },
  })
  expect(items[0]).toMatchObject({ latitude: 25.76, longitude: -80.19 })
  expect(items.every((item) => item.total === undefined)).toBe(true)
})

describe('where', () => {
  test.each([
    ['a neighbourhood by its slug', 'coconut-grove', ['villa-dos', 'casa-almendro']],
    ['a neighbourhood by its name', 'Coconut Grove', ['villa-dos', 'casa-almendro']],
    ['a name with a typo', 'almndro', ['casa-almendro']],
    ['letters that changed places', 'brikcell', ['casa-farol']],
    ['a tagline in English', 'lanterns on the river', ['casa-farol']],
    ['a tagline in Spanish, without accents', 'faroles rio', ['casa-farol']],
    ['the beginning of a word', 'vil', ['villa-dos']],
    ['the city everybody means', 'Miami', ['casa-farol', 'villa-dos', 'casa-almendro']],
    ['words that do not meet in one home', 'villa farol', []],
    ['nothing but signs', '%_\'"', []],
  ])('finds %s', async (_what, where, expected) => {
    expect(await slugs({ where })).toEqual(expected)
  })

  test('finds a part of the map', async () => {
    expect(await slugs({ bbox: '-80.2,25.75,-80.18,25.77' })).toEqual(['casa-farol'])
    expect(await slugs({ bbox: '-180,-90,180,90' })).toHaveLength(3)
  })
})

test('facets count what a further choice would find', async () => {
  const { facets, histogram, count } = await ask({ ...march, where: 'coconut-grove' })
  expect(count).toBe(2)
  const lowestIn = async (where: string) => (await ask({ ...march, where })).items[0]?.total
  expect(facets?.neighborhoods).toMatchObject([
    { slug: 'brickell', name: 'Brickell', count: 1, from: await lowestIn('brickell') },
    {
      slug: 'coconut-grove',
      name: 'Coconut Grove',
      count: 2,
      from: await lowestIn('coconut-grove'),
    },
  ])
  const undated = await ask({ where: 'brickell' })
  expect(undated.facets?.neighborhoods[0]?.from).toEqual(undated.items[0]?.nightlyFrom)
  expect(facets?.amenities).toContainEqual({ amenity: 'pool', count: 2 })
  expect(facets?.amenities.some(({ amenity }) => amenity === 'skylineView')).toBe(false)
  expect(facets?.bedrooms.at(-1)).toEqual({ atLeast: 4, count: 2 })
  expect(histogram?.counts.reduce((sum, bar) => sum + bar, 0)).toBe(2)
  expect((await ask({ ...march, facets: 'false' })).facets).toBeNull()
})

test('a search without results says which filters to remove and what that finds', async () => {
  const cheapest = (await ask(march)).items[0]?.total?.amount ?? 0
  const { items, count, relax } = await ask({ ...march, maxTotal: String(cheapest - 1) })
  expect({ items, count }).toEqual({ items: [], count: 0 })
  expect(relax?.[0]).toMatchObject({ filter: 'dates', count: 3 })
  expect(relax).toContainEqual({
    filter: 'price',
    count: 3,
    lowest: { amount: cheapest, currency: 'USD' },
  })
})

test('one amenity of several can be the filter to remove', async () => {
  const { relax } = await ask({ amenities: 'wifi,sauna' })
  expect(relax).toMatchObject([{ filter: 'amenities', amenity: 'sauna', count: 3 }])
})

describe('a home is not found while its nights are taken', () => {
  test('by a block, until it is released', async () => {
    const suiteId = ids['casa-farol'] ?? ''
    const block = { suiteId, from: '2027-03-10', to: '2027-03-11', reference: 'block:1' }
    await blockNights(marea.ctx(), block)
    expect(await afterHearing('casa-farol', march)).not.toContain('casa-farol')
    expect(await slugs({ checkIn: '2027-03-06', checkOut: '2027-03-10' })).toContain('casa-farol')
    await releaseNights(marea.ctx(), 'block:1')
    expect(await afterHearing('casa-farol', march)).toContain('casa-farol')
  })

  test('by a hold, until it expires', async () => {
    const suiteId = ids['casa-farol'] ?? ''
    await holdNights(marea.ctx(), { suiteId, ...march, reference: 'hold:1' })
    expect(await afterHearing('casa-farol', march)).not.toContain('casa-farol')
    marea.clock.advance({ minutes: 16 })
    expect(await slugs(march)).toContain('casa-farol')
  })

  test('or if the stay is too short or the home is unlisted', async () => {
    expect(await slugs({ checkIn: '2027-03-08', checkOut: '2027-03-09' })).toEqual([])
    await unlistSuite(marea.ctx(), ids['villa-dos'] ?? '')
    expect(await afterHearing('villa-dos', march)).not.toContain('villa-dos')
  })

  test('but a home booked out for months is still found without dates', async () => {
    const suiteId = ids['casa-farol'] ?? ''
    const winter = { from: '2026-11-15', to: '2027-02-15', reference: 'block:winter' }
    await blockNights(marea.ctx(), { suiteId, ...winter })
    expect(await afterHearing('casa-farol', {})).toContain('casa-farol')
    await releaseNights(marea.ctx(), winter.reference)
  })

  async function afterHearing(slug: string, query: Parameters<typeof ask>[0]) {
    marea.searchIndex.onEvent({ id: 1, kind: 'calendar.taken', subject: `suite:${ids[slug]}` })
    await marea.searchIndex.settled()
    return slugs(query)
  }
})

test('a flexible search shows the cheapest available window of each home', async () => {
  const { items } = await ask({ flexible: 'week', month: '2027-03' })
  for (const { slug, stay, total } of items) {
    expect(stay?.checkIn).toMatch(/^2027-03/)
    expect(total).toEqual(await quoted(slug, stay ?? march))
  }
  const weekends = await ask({ flexible: 'weekend', month: '2027-05' })
  expect(weekends.items[0]?.stay).toEqual({ checkIn: '2027-05-07', checkOut: '2027-05-09' })
})

test('an answer is compressed for those who accept it, the second time like the first', async () => {
  const plain = await marea.app.inject('/api/suites')
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const headers of [{ 'accept-encoding': 'gzip, br' }, { 'accept-encoding': 'gzip' }]) {
    const packed = await marea.app.inject({ url: '/api/suites', headers })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  }
})

test('the index moves on as days pass', async () => {
  const farthest = { checkIn: '2028-11-15', checkOut: '2028-11-18' }
  const refused = await marea.call('GET', `/suites?${new URLSearchParams(farthest)}`)
  expect(refused.body.error.code).toBe('stay.dates_too_far')
  marea.clock.advance({ hours: 96 })
  expect(await slugs(farthest)).toContain('casa-farol')
  await marea.searchIndex.settled()
  expect(await slugs(farthest)).toContain('casa-farol')
})

describe('near addresses', () => {
  const near = async (slug: string, language = 'en') => {
    const query = new URLSearchParams({ slug, language })
    const { status, body } = await marea.call('GET', `/near-addresses?${query}`)
    expect(status).toBe(200)
    return body.result.items
  }

  test('a mistyped home is found, most similar first', async () => {
    expect((await near('casa-almendo'))[0]).toEqual({
      kind: 'home',
      slug: 'casa-almendro',
      title: 'Casa Almendro',
      language: 'en',
    })
    expect((await near('farol'))[0]).toMatchObject({ slug: 'casa-farol' })
  })

  test('a mistyped post is found, in the language of the reader', async () => {
    const nadia = await editor(marea, 'Nadia')
    const draft = await nadia.save(await nadia.create(), contentOf({ en: english, es: spanish }))
    await nadia.publish(draft)
    expect((await near('a-quite-week', 'es'))[0]).toMatchObject({
      kind: 'post',
      slug: 'a-quiet-week',
      language: 'es',
    })
  })

  test('a home that is not published is never suggested', async () => {
    const slug = 'villa-escondida'
    const ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
    const id = await publishedHome(marea, { ownerId: ines.id, draft: { slug } })
    expect(await near('villa-escondid')).toMatchObject([{ slug }])
    await unlistSuite(marea.ctx(), id)
    expect(await near('villa-escondid')).toEqual([])
  })

  test('nothing is near an address of other letters', async () => {
    expect(await near('zzz-%_\\')).toEqual([])
    expect(await near('')).toEqual([])
  })
})
