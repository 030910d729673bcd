import { afterAll, beforeAll, expect, test } from 'vitest'
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
  return writeReview(
    marea.ctx(),
    {
      suiteId,
      ownerId: ines.id,
      stayReference: `stay-${stay}`,
      stayedOn: `2025-${String(stay).padStart(2, '0')}-14`,
      author: { id: laura.id, firstName: 'Laura', place: 'Monterrey' },
    },
    { overall, aspects: { ...five, value: overall }, text: `Estancia ${stay}`, language: 'es' },
  )
}

const read = async (query = '') =>
  (await marea.call('GET', `/suites/casa-almendro/reviews${query}`)).body

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

test.each(['?page=0', '?page=-1', '?page=x', '?page=1e9', '?sort=best'])(
  '%s is refused',
  async (query) => {
    expect((await read(query)).error.code).toBe('request.invalid')
  },
)

test('a review outlives the guest’s account, the name does not', async () => {
  await laura.call('DELETE', '/user', { body: { password } })
  await marea.runJobs()
  const { result } = await read()
  expect(result.items[0]).toMatchObject({
    author: { firstName: '', place: null },
    text: 'Estancia 12',
  })
})
