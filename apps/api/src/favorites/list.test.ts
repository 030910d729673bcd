import { FavoriteList } from '@marea/contract/favorites/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishSuite } from '#suites/publish/publish.ts'
import { unlistSuite } from '#suites/publish/unlist.ts'
import { draftHome, publishedHome } from '../../test/homes.ts'
import { password, signedIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

type Person = Awaited<ReturnType<typeof signedIn>>

let marea: TestApp
let ines: Person
let laura: Person
let daniel: Person
let almendroId: string

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  laura = await signedIn(marea, 'Laura Méndez')
  daniel = await signedIn(marea, 'Daniel')
  almendroId = await publishedHome(marea, { ownerId: ines.id })
  await publishedHome(marea, {
    ownerId: ines.id,
    draft: { slug: 'casa-mangle', name: 'Casa Mangle', guests: 2 },
  })
  await draftHome(marea, { ownerId: ines.id, draft: { slug: 'casa-secreta' } })
})
afterAll(() => marea.close())

const keep = (person: Person, slug: string, body: object = {}) =>
  person.call('PUT', `/favorites/${slug}`, { body })
const boardsOf = async (person: Person, query = ''): Promise<FavoriteList[]> =>
  (await person.call('GET', `/favorites${query}`)).body.result.boards
const nights = 'checkIn=2026-12-11&checkOut=2026-12-16'

test('a visitor is asked to sign in', async () => {
  for (const url of ['/favorites', '/favorites/slugs']) {
    const { body } = await marea.call('GET', url)
    expect(body.error.code).toBe('identity.sign_in_required')
  }
})

test('adding a favorite repeatedly stores it once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => keep(laura, 'casa-almendro')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await keep(laura, 'casa-mangle')
  const [first, ...others] = await boardsOf(laura)
  expect(others).toEqual([])
  expect(first?.name).toBeNull()
  expect(first?.items.map(({ slug }) => slug).sort()).toEqual(['casa-almendro', 'casa-mangle'])
  expect(FavoriteList.parse(first)).toEqual(first)
  expect((await laura.call('GET', '/favorites/slugs')).body.result).toHaveLength(2)
})

test('an unknown or unpublished suite cannot be added', async () => {
  for (const slug of ['casa-secreta', 'nowhere']) {
    expect((await keep(laura, slug)).body.error.code).toBe('resource.not_found')
  }
})

test('the same nights are priced in all, equal to the quote to the cent', async () => {
  const [board] = await boardsOf(laura, `?${nights}&guests=4`)
  const quote = await marea.call('POST', '/suites/casa-almendro/quotes', {
    body: { checkIn: '2026-12-11', checkOut: '2026-12-16', guests: 4 },
  })
  const of = (slug: string) => board?.items.find((item) => item.slug === slug)
  expect(of('casa-almendro')).toMatchObject({ total: quote.body.result.total, refusal: null })
  expect(of('casa-mangle')).toMatchObject({ refusal: 'stay.too_many_guests' })
  expect(of('casa-mangle')).not.toHaveProperty('total')
})

test.each([
  ['checkIn=2026-12-11', 'stay.dates_unreadable'],
  ['checkIn=2026-12-16&checkOut=2026-12-11', 'stay.dates_reversed'],
  ['checkIn=2026-01-16&checkOut=2026-12-11', 'stay.dates_past'],
  [`${nights}&guests=0`, 'stay.guests_invalid'],
  [`${nights}&guests=999`, 'stay.guests_invalid'],
  [`${nights}&guests=many`, 'request.invalid'],
])('%s is answered by %s', async (query, code) => {
  const { status, body } = await laura.call('GET', `/favorites?${query}`)
  expect([status, body.error.code]).toEqual([400, code])
})

describe('lists', () => {
  let boardId: string

  beforeAll(async () => {
    const { body } = await laura.call('POST', '/favorite-lists', {
      body: { name: 'With mother' },
    })
    boardId = body.result.id
  })

  test('a suite moves to the named list and stays there', async () => {
    await keep(laura, 'casa-mangle', { boardId })
    await keep(laura, 'casa-mangle')
    const boards = await boardsOf(laura)
    expect(boards.map(({ name, items }) => [name, items.map(({ slug }) => slug)])).toEqual([
      [null, ['casa-almendro']],
      ['With mother', ['casa-mangle']],
    ])
  })

  test('anyone with the link reads a shared list, until sharing ends', async () => {
    const share = await laura.call('PUT', `/favorite-lists/${boardId}/sharing`)
    const url = `/shared-favorite-lists/${share.body.result.secret}`
    const { body } = await marea.call('GET', `${url}?${nights}`)
    expect(body.result).toMatchObject({
      name: 'With mother',
      by: 'Laura',
      items: [{ slug: 'casa-mangle', total: { currency: 'USD' } }],
    })
    const again = await laura.call('PUT', `/favorite-lists/${boardId}/sharing`)
    expect((await marea.call('GET', url)).status).toBe(404)
    await laura.call('DELETE', `/favorite-lists/${boardId}/sharing`)
    const last = `/shared-favorite-lists/${again.body.result.secret}`
    expect((await marea.call('GET', last)).status).toBe(404)
  })

  test('a list does not exist for other users', async () => {
    const attempts = [
      daniel.call('PUT', `/favorite-lists/${boardId}`, { body: { name: 'Mine now' } }),
      daniel.call('DELETE', `/favorite-lists/${boardId}`),
      daniel.call('PUT', `/favorite-lists/${boardId}/sharing`),
      daniel.call('DELETE', `/favorite-lists/${boardId}/sharing`),
      keep(daniel, 'casa-almendro', { boardId }),
      marea.call('GET', `/shared-favorite-lists/${boardId}`),
      marea.call('GET', `/shared-favorite-lists/${'x'.repeat(24)}`),
    ]
    for (const attempt of attempts) {
      expect((await attempt).body.error.code).toBe('resource.not_found')
    }
    expect((await boardsOf(daniel)).flatMap(({ items }) => items)).toEqual([])
  })

  test('a list can be renamed and removed with its favorites', async () => {
    await laura.call('PUT', `/favorite-lists/${boardId}`, { body: { name: 'Con mamá' } })
    expect((await boardsOf(laura))[1]?.name).toBe('Con mamá')
    await laura.call('DELETE', `/favorite-lists/${boardId}`)
    expect((await laura.call('GET', '/favorites/slugs')).body.result).toEqual(['casa-almendro'])
  })
})

test('an unpublished home stays in my favorites, without dates and not for others', async () => {
  const [board] = await boardsOf(laura)
  const share = await laura.call('PUT', `/favorite-lists/${board?.id}/sharing`)
  await unlistSuite(marea.ctx(), almendroId)
  const [mine] = await boardsOf(laura, `?${nights}`)
  expect(mine?.items[0]).toMatchObject({ slug: 'casa-almendro', isListed: false, refusal: null })
  expect(mine?.items[0]).not.toHaveProperty('total')
  const shared = await marea.call('GET', `/shared-favorite-lists/${share.body.result.secret}`)
  expect(shared.body.result.items).toEqual([])
  await publishSuite(marea.ctx(), almendroId)
})

test('a removed favorite is gone, and removing it again changes nothing', async () => {
  for (const slug of ['casa-almendro', 'casa-almendro', 'nowhere']) {
    expect((await laura.call('DELETE', `/favorites/${slug}`)).body.result).toEqual({ done: true })
  }
  expect((await laura.call('GET', '/favorites/slugs')).body.result).toEqual([])
})

test('favorites are in the data export, and are deleted with the account', async () => {
  await keep(daniel, 'casa-almendro')
  const { body } = await daniel.call('GET', '/user/data')
  const data = typeof body === 'string' ? JSON.parse(body) : (body.result ?? body)
  expect(data.favorites).toEqual([{ name: null, suites: ['casa-almendro'] }])
  await daniel.call('DELETE', '/user', { body: { password } })
  await marea.runJobs()
  const rows = await marea.db.selectFrom('favoriteBoards').where('userId', '=', daniel.id).execute()
  expect(rows).toEqual([])
})
