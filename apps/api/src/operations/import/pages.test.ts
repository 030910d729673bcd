import { afterAll, beforeAll, expect, test } from 'vitest'
import { importerOf } from '../../../test/imports/importer.ts'
import { signedIn } from '../../../test/people.ts'
import { type FeedServer, openFeedServer } from '../../../test/stand-ins/feed-server.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'

let marea: TestApp
let server: FeedServer
let ana: Someone
let importer: ReturnType<typeof importerOf>

beforeAll(async () => {
  marea = await openTestApp()
  server = await openFeedServer(marea)
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  await signedIn(marea, 'Rosa', { profile: 'OWNER' })
  importer = importerOf(marea, ana, 'homes')
})
afterAll(async () => {
  server.close()
  await marea.close()
})

const pageOf = (...blocks: (object | string)[]) => `<!doctype html><html><head>
<script>const notData = "</p>"</script>
${blocks
  .map((block) => (typeof block === 'string' ? block : JSON.stringify(block)))
  .map((json) => `<script nonce="x" TYPE='application/ld+json'>${json}</script>`)
  .join('\n')}
</head><body>A home</body></html>`

const rental = {
  '@type': 'VacationRental',
  additionalType: 'Villa',
  name: 'Villa Ceiba &amp; Pool',
  description: '<p>Two floors.</p><p>One pool.</p>',
  url: 'https://example.com/ceiba',
  address: { streetAddress: '12 Royal Rd', addressLocality: 'Miami', postalCode: '33133' },
  geo: { latitude: 25.7268, longitude: '-80.24367' },
  checkinTime: '16:00:00-05:00',
  checkoutTime: 'T11:00',
  containsPlace: {
    '@type': 'Accommodation',
    occupancy: { value: 8 },
    numberOfBedrooms: 4,
    numberOfBathroomsTotal: 4.5,
    floorSize: { value: 300, unitCode: 'MTK' },
    amenityFeature: [
      { name: 'pool', value: true },
      { name: 'Wi-Fi', value: 'True' },
      { name: 'tv', value: false },
      { name: 'Helipad' },
    ],
  },
}
const shared = { ownerEmail: 'rosa@marea.test', neighborhood: 'Coconut Grove' }

async function readPage(address = 'http://feeds.marea.test/ceiba') {
  const { status, body } = await ana.call('POST', '/admin/import-pages', { body: { address } })
  return { status, file: body.result, code: body.error?.code }
}

async function cellsOf(text: string) {
  const { file, code } = await importer.upload(text)
  if (code) return code
  await importer.act(file.id, 'check', { mapping: file.mapping, shared })
  return (await importer.rowsOf(file.id)).map(({ values }: { values: object }) => values)
}

test('a home of a public page becomes a draft, and can be undone', async () => {
  server.sends(pageOf({ '@type': 'WebSite', name: 'Homes' }, { '@graph': [rental] }))
  const { file } = await readPage()
  expect(file).toMatchObject({ kind: 'homes', fileName: 'http://feeds.marea.test/ceiba' })
  const shown = file.columns.map(({ name, values }: { name: string; values: string[] }) => [
    name,
    values[0],
  ])
  expect(Object.fromEntries(shown)).toMatchObject({
    otherAmenities: 'Helipad',
    page: 'https://example.com/ceiba',
  })
  await importer.act(file.id, 'check', { mapping: file.mapping, shared })
  expect(await importer.problemsOf(file.id)).toEqual({})
  await importer.act(file.id, 'run')
  expect((await importer.show(file.id)).counts).toMatchObject({ imported: 1 })
  const sections = await marea.db
    .selectFrom('listingSections')
    .innerJoin('suites', 'suites.id', 'suiteId')
    .select(['section', 'content'])
    .where('suites.name', '=', 'Villa Ceiba & Pool')
    .execute()
  const contents = Object.fromEntries(sections.map(({ section, content }) => [section, content]))
  expect(contents).toMatchObject({
    basics: { kind: 'villa', guests: 8, bedrooms: 4, bathrooms: 4.5, floorSize: 3229 },
    texts: { story: { en: 'Two floors.\nOne pool.' } },
    amenities: { amenities: ['pool', 'wifi'] },
    location: { street: '12 Royal Rd', latitude: 25.7268, longitude: -80.24367 },
    rules: { checkInFrom: '16:00', checkOutUntil: '11:00' },
  })
  await importer.act(file.id, 'undo')
  expect((await importer.show(file.id)).counts).toMatchObject({ undone: 1 })
})

test('addresses that are not public, answers that are no page and pages without a home are refused', async () => {
  expect((await readPage('http://127.0.0.1:1/')).code).toBe('imports.address_refused')
  expect((await readPage('http://169.254.169.254/latest')).code).toBe('imports.address_refused')
  expect((await readPage('file:///etc/passwd')).code).toBe('imports.address_refused')
  server.fails(403)
  expect((await readPage()).code).toBe('imports.page_unreachable')
  server.sends(pageOf({ '@type': 'Person', name: 'Ana' }, '{ broken'))
  expect((await readPage()).code).toBe('imports.no_homes')
  server.sends(`<html>${'x'.repeat(6 * 1024 * 1024)}`)
  expect((await readPage()).code).toBe('imports.too_large')
})

test('a saved page may name a hotel, an apartment or a product, and what no field takes is left out', async () => {
  const product = {
    '@type': ['Product'],
    name: 'Casa Barata',
    inLanguage: 'es-MX',
    description: 'Cerca del mar',
    offers: [{ '@type': 'Offer', price: 450.5, priceCurrency: 'USD' }],
  }
  expect(await cellsOf(pageOf(product))).toEqual([
    {
      ...shared,
      name: 'Casa Barata',
      'story.es': 'Cerca del mar',
      nightlyAmount: '450.5',
    },
  ])
  const hotel = { '@type': 'https://schema.org/LodgingBusiness', name: 'Hotel Uno' }
  const apartment = {
    '@type': 'Apartment',
    name: 'Loft Dos',
    occupancy: { maxValue: 400 },
    offers: { price: '80', priceCurrency: 'EUR' },
    address: { streetAddress: '1 Calle Mayor\n Piso 2', postalCode: 'SW1A 1AA' },
  }
  expect(await cellsOf(pageOf(hotel, apartment, product))).toEqual([
    { ...shared, name: 'Hotel Uno', nightlyAmount: '450.5' },
  ])
  expect(await cellsOf(JSON.stringify([apartment]))).toEqual([
    { ...shared, name: 'Loft Dos', kind: 'Apartment', street: '1 Calle Mayor, Piso 2' },
  ])
  const list = { '@type': 'ItemList', itemListElement: [{ item: rental }, { item: rental }] }
  expect(await cellsOf(pageOf(list))).toHaveLength(2)
})

test('a page that is nothing but brackets, or a script without an end, is no home', async () => {
  expect(await cellsOf('['.repeat(5000))).toBe('imports.no_homes')
  expect(await cellsOf(`${'['.repeat(50)}${']'.repeat(50)}`)).toBe('imports.no_homes')
  expect(await cellsOf('<script '.repeat(100_000))).toBe('imports.no_homes')
  expect(await cellsOf('<html><script type="application/ld+json">{')).toBe('imports.no_homes')
})

test('a value for all rows is refused beside a column, and for a field that differs by row', async () => {
  const { file } = await importer.upload('name,ownerEmail\nCasa Uno,rosa@marea.test')
  for (const given of [{ ...shared, name: 'Casa' }, shared, { neighborhood: '' }]) {
    const body = { mapping: file.mapping, shared: given }
    const { body: answer } = await importer.act(file.id, 'check', body)
    expect(answer.error.code).toBe('imports.columns_missing')
  }
})
