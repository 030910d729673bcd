import type { Language } from '@marea/contract/platform/language.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishedHome } from '../../test/homes.ts'
import { password, signedIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { replyToReview } from './reply.ts'
import { writeReview } from './write.ts'

let marea: TestApp
let suiteId: string
let laura: Awaited<ReturnType<typeof signedIn>>
let ines: typeof laura
const written: string[] = []

const five = { cleanliness: 5, accuracy: 5, checkIn: 5, communication: 5, location: 5, value: 5 }

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  laura = await signedIn(marea, 'Laura')
  suiteId = await publishedHome(marea, { ownerId: ines.id })
  for (let stay = 1; stay <= 12; stay += 1) written.push(await review(stay))
})
afterAll(() => marea.close())

function review(stay: number) {
  const overall = stay === 1 ? 3 : 5
  return write({ suiteId, stay: `stay-${stay}`, month: stay, overall, text: `Estancia ${stay}` })
}

type Written = {
  suiteId: string
  stay: string
  month: number
  overall: number
  text: string
  language?: Language
}

function write({ suiteId, stay, month, overall, text, language = 'es' }: Written) {
  return writeReview(
    marea.ctx(),
    {
      suiteId,
      ownerId: ines.id,
      stayReference: stay,
      stayedOn: `2025-${String(month).padStart(2, '0')}-14`,
      author: { id: laura.id, firstName: 'Laura', place: 'Monterrey' },
    },
    { overall, aspects: { ...five, value: overall }, text, language },
  )
}

const read = async (query = '', slug = 'casa-almendro') =>
  (await marea.call('GET', `/suites/${slug}/reviews${query}`)).body

test('reviews are listed newest stay first, ten per page, with the averages of all', async () => {
  const { result } = await read()
  expect(result).toMatchObject({ page: 1, pages: 2 })
  expect(result.items).toHaveLength(10)
  expect(result.items[0]).toMatchObject({
    author: { firstName: 'Laura', place: 'Monterrey' },
    text: 'Estancia 12',
    language: 'es',
    stayedOn: '2025-12-01',
    reply: null,
  })
  expect(result.summary).toEqual({
    count: 12,
    average: 4.83,
    aspects: { ...five, value: 4.83 },
    histogram: [0, 0, 1, 0, 11],
  })
  const second = (await read('?page=2')).result
  expect(second.items.map(({ text }: { text: string }) => text)).toEqual([
    'Estancia 2',
    'Estancia 1',
  ])
  expect((await read('?page=3')).result.items).toEqual([])
})

test('the suite carries the same average', async () => {
  const { body } = await marea.call('GET', '/suites/casa-almendro')
  expect(body.result.rating).toEqual({ average: 4.83, count: 12 })
})

test('a stay is reviewed once', async () => {
  await expect(review(3)).rejects.toMatchObject({ code: 'reviews.already_written' })
  expect((await read()).result.summary.count).toBe(12)
})

test('the owner replies to a review, and the last reply counts', async () => {
  const [first = ''] = written
  await replyToReview(marea.ctx(), first, { text: 'Thank you', language: 'en' })
  await replyToReview(marea.ctx(), first, { text: 'Gracias, Laura', language: 'es' })
  const { result } = await read('?page=2')
  expect(result.items.at(-1).reply).toMatchObject({ text: 'Gracias, Laura', language: 'es' })
})

test('the averages follow a review that is changed or removed', async () => {
  const [first = ''] = written
  await marea.db.updateTable('reviews').set({ overall: 1 }).where('id', '=', first).execute()
  expect((await read()).result.summary).toMatchObject({ histogram: [1, 0, 0, 0, 11] })
  await marea.db.deleteFrom('reviews').where('id', '=', first).execute()
  expect((await read()).result.summary).toMatchObject({ count: 11, average: 5 })
})

test.each([
  ...['?page=0', '?page=-1', '?page=x', '?page=1e9', '?sort=best', '?q=a&q=b', '?q=%00'],
  `?q=${'a'.repeat(101)}`,
])('%s is refused', async (query) => {
  expect((await read(query)).error.code).toBe('request.invalid')
})

async function writeOfVillaEco() {
  const draft = { slug: 'villa-eco', name: 'Villa Eco' }
  const id = await publishedHome(marea, { ownerId: ines.id, draft })
  const pool = await write({
    ...{ suiteId: id, stay: 'eco-1', month: 3, overall: 4, language: 'en' },
    text: 'The pool is heated. Wi-Fi was fast, 100% — see the café’s “menu” & <b>sauna</b>.',
  })
  await write({
    ...{ suiteId: id, stay: 'eco-2', month: 5, overall: 2 },
    text: 'La PISCINA estaba fría y el niño lloró.',
  })
  const hidden = await write({
    ...{ suiteId: id, stay: 'eco-3', month: 6, overall: 1 },
    text: 'La piscina no existe.',
  })
  await write({
    ...{ suiteId: id, stay: 'eco-4', month: 1, overall: 5, language: 'en' },
    text: 'A party of whirlpools and nino fans.',
  })
  const reply = { text: 'Ya arreglamos la calefacción.', language: 'es' as const }
  await replyToReview(marea.ctx(), pool, reply)
  const hiddenAt = marea.ctx().now
  await marea.db.updateTable('reviews').set({ hiddenAt }).where('id', '=', hidden).execute()
}

describe('the reviews of a home with words', () => {
  beforeAll(writeOfVillaEco)

  async function monthsOf(query: Record<string, string>) {
    const { result } = await read(`?${new URLSearchParams(query)}`, 'villa-eco')
    const months = result.items.map(({ stayedOn }: { stayedOn: string }) => stayedOn.slice(5, 7))
    expect(result).toMatchObject({ matches: months.length, page: 1, pages: 1 })
    expect(result.summary.count).toBe(3)
    return months.join(' ')
  }

  test.each([
    ['pool', '03'],
    ['POOL heat', '03'],
    ['piscina', '05'],
    ['Píscinas', ''],
    ['fria', '05'],
    ['nino', '05 01'],
    ['nin\u0303o', '05 01'],
    ['calefaccion', '03'],
    ['pool calefacción', '03'],
    ['pool piscina', ''],
    ['art', ''],
    ['wi-fi', '03'],
    ['cafe', '03'],
    ['  ', '05 03 01'],
  ])('%j finds those of the months %j', async (q, months) => {
    expect(await monthsOf({ q })).toBe(months)
  })

  test.each(['%', '_', '\\', "' or 1=1 --", '.*', '[', '<b>b</b> x', '…', '🏝️', '{x,y}', 'null'])(
    'hostile text %j finds nothing',
    async (q) => {
      expect(await monthsOf({ q })).toBe('')
    },
  )

  test.each([
    ['newest', '05 03 01'],
    ['highest', '01 03 05'],
    ['lowest', '05 03 01'],
  ])('the %s come first', async (sort, months) => {
    expect(await monthsOf({ sort })).toBe(months)
    expect(await monthsOf({ sort, q: 'nino' })).toBe(months.replace(' 03', ''))
  })

  test('a text as long as allowed, all words, is answered', async () => {
    expect(await monthsOf({ q: 'p '.repeat(50).trim() })).toBe('05 03 01')
  })
})

test('pages of a search are counted by its matches', async () => {
  const { result } = await read('?q=estancia&page=2')
  expect(result).toMatchObject({ page: 2, pages: 2, matches: 11 })
  expect(result.items).toHaveLength(1)
})

test('a stranger gets not found for the reviews of a home that is not published', async () => {
  expect((await read('?q=pool', 'casa-secreta')).error.code).toBe('resource.not_found')
})

test('a review outlives the guest’s account, the name does not', async () => {
  await laura.call('DELETE', '/user', { body: { password } })
  await marea.runJobs()
  const { result } = await read()
  expect(result.items[0]).toMatchObject({
    author: { firstName: '', place: null },
    text: 'Estancia 12',
  })
})
