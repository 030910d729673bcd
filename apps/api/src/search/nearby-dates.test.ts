import type { RatePlan } from '@marea/contract/pricing/endpoints.ts'
import { DateChoice } from '@marea/contract/search/date-choices.ts'
import { type SearchQuery, SearchResult } from '@marea/contract/search/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockNights } from '#calendar/nights/block-nights.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import { publishedHome } from '../../test/homes.ts'
import { signedIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
const ids: Record<string, string> = {}

beforeAll(async () => {
  marea = await openTestApp()
  const ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  const naples = { slug: 'naples', name: 'Naples', nameEs: 'Naples', position: 1 }
  await marea.db
    .insertInto('neighborhoods')
    .values({
      ...naples,
      latitude: 26.142,
      longitude: -81.7948,
      usualJurisdiction: 'unincorporated',
    })
    .execute()
  const home = async (slug: string, draft: object, rates?: RatePlan) => {
    const given = {
      ownerId: ines.id,
      draft: { slug, name: slug, ...draft },
      ...(rates && { rates }),
    }
    ids[slug] = await publishedHome(marea, given)
  }
  await home('casa-almendro', {})
  await home('casa-farol', { neighborhood: 'brickell', guests: 4, nightlyAmount: 60_000 })
  await home('casa-lejana', { neighborhood: 'naples', nightlyAmount: 50_000 })
  const season = { name: 'June', from: '2027-06-01', to: '2027-07-01', nightlyAmount: 90_000 }
  const seasons = [{ ...season, weekendAmount: 95_000, minNights: 5 }]
  await home('villa-dos', { nightlyAmount: 70_000 }, { seasons, stayDiscounts: [] })
})
afterAll(() => marea.close())

type Query = Partial<Record<keyof SearchQuery, string>>
type Stay = { checkIn: string; checkOut: string }

async function choices(query: Query): Promise<DateChoice[]> {
  const { status, body } = await marea.call('GET', `/date-choices?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return DateChoice.array().parse(body.result.choices)
}

async function search(query: Query): Promise<SearchResult> {
  const { status, body } = await marea.call('GET', `/suites?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return SearchResult.strict().parse(body.result)
}

/** What checkout charges at each home that is available then. */
async function quotes({ checkIn, checkOut }: Stay, guests = 2): Promise<Record<string, number>> {
  const totals: Record<string, number> = {}
  for (const slug of Object.keys(ids)) {
    const body = { checkIn, checkOut, guests }
    const { result } = (await marea.call('POST', `/suites/${slug}/quotes`, { body })).body
    if (result) totals[slug] = result.total.amount
  }
  return totals
}

async function block(slug: string, from: string, to: string): Promise<void> {
  const reference = `block:${slug}`
  await blockNights(marea.ctx(), { suiteId: ids[slug] ?? '', from, to, reference })
  await heard(slug)
}

async function release(slug: string): Promise<void> {
  await releaseNights(marea.ctx(), `block:${slug}`)
  await heard(slug)
}

async function heard(slug: string): Promise<void> {
  marea.searchIndex.onEvent({ id: 1, kind: 'calendar.taken', subject: `suite:${ids[slug]}` })
  await marea.searchIndex.settled()
}

const march = { checkIn: '2027-03-08', checkOut: '2027-03-12' }
const groupOf = ({ groups = [] }: SearchResult) =>
  groups.map(({ items, ...group }) => ({ ...group, slugs: items.map(({ slug }) => slug) }))

describe.each(['from PostgreSQL', 'from memory'])('%s', (source) => {
  beforeAll(async () => {
    if (source !== 'from memory') return
    marea.searchIndex.start()
    await marea.searchIndex.settled()
  })

  test('each choice costs what the cheapest home charges at checkout for these nights', async () => {
    const offered = await choices({ ...march, around: '2', guests: '2' })
    expect(offered.map(({ checkIn }) => checkIn)).toEqual([
      '2027-03-06',
      '2027-03-07',
      '2027-03-08',
      '2027-03-09',
      '2027-03-10',
    ])
    for (const choice of offered) {
      const totals = Object.values(await quotes(choice))
      expect(choice.count).toBe(totals.length)
      expect(choice.from?.amount).toBe(Math.min(...totals))
    }
  })

  test('blocked nights and minimum stays leave homes out of a choice', async () => {
    await block('casa-lejana', '2027-06-10', '2027-06-11')
    const june = { checkIn: '2027-06-08', checkOut: '2027-06-10' }
    const [before, exact, after] = await choices({ ...june, around: '1' })
    expect([before?.count, exact?.count, after?.count]).toEqual([3, 3, 2])
    expect(after?.from?.amount).toBe((await quotes(after ?? june))['casa-farol'])
    const [only] = await choices({ ...june, where: 'villa-dos' })
    expect(only).toEqual({ ...june, count: 0, from: null })
    await release('casa-lejana')
  })

  test('filters narrow the homes behind a choice', async () => {
    const [all] = await choices({ ...march, guests: '1' })
    const [large] = await choices({ ...march, guests: '6' })
    const [grove] = await choices({ ...march, where: 'coconut-grove', guests: '1' })
    expect([all?.count, large?.count, grove?.count]).toEqual([4, 3, 2])
    const lowest = all?.from?.amount ?? 0
    const [dearer] = await choices({ ...march, guests: '1', minTotal: String(lowest + 1) })
    expect(dearer?.count).toBe(3)
  })

  test('every weekend of the chosen months is a choice', async () => {
    const offered = await choices({ flexible: 'weekend', month: '2027-05,2027-04' })
    expect(offered.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`).slice(0, 2)).toEqual([
      '2027-04-02 2027-04-04',
      '2027-04-09 2027-04-11',
    ])
    expect(offered).toHaveLength(9)
  })

  test('of each week and each month the cheapest stay is a choice', async () => {
    const weeks = await choices({ flexible: 'week', month: '2027-03' })
    expect(weeks).toHaveLength(5)
    for (const week of weeks) {
      expect(week.from?.amount).toBe(Math.min(...Object.values(await quotes(week))))
    }
    const months = await choices({ flexible: 'month', month: '2027-03,2027-04' })
    expect(months.map(({ checkIn }) => checkIn.slice(0, 7))).toEqual(['2027-03', '2027-04'])
    const { items } = await search({ flexible: 'month', month: '2027-03' })
    expect(months[0]?.from).toEqual(items[0]?.total)
  })
})

test('a search some days around shows each home on its cheapest dates', async () => {
  const { items } = await search({ ...march, around: '3' })
  expect(items).toHaveLength(4)
  for (const { slug, stay, total } of items) {
    expect(stay?.checkIn).toMatch(/^2027-03-(0[5-9]|1[01])$/)
    expect(total?.amount).toBe((await quotes(stay ?? march))[slug])
  }
})

test('no choice begins in the past, and without dates there is none', async () => {
  const soon = { checkIn: '2026-11-16', checkOut: '2026-11-19' }
  const offered = await choices({ ...soon, around: '7' })
  expect(offered[0]?.checkIn).toBe('2026-11-15')
  expect(offered).toHaveLength(9)
  expect(await choices({})).toEqual([])
})

describe('an exact search that finds few homes', () => {
  test('homes that are available a day earlier or later follow the few of an exact search', async () => {
    await block('casa-farol', '2027-03-11', '2027-03-12')
    await block('villa-dos', '2027-03-08', '2027-03-09')
    const result = await search(march)
    expect(result.items.map(({ slug }) => slug)).toEqual(['casa-lejana', 'casa-almendro'])
    expect(groupOf(result)).toEqual([
      { kind: 'shift', days: -1, ...stayFrom('2027-03-07'), slugs: ['casa-farol'] },
      { kind: 'shift', days: 1, ...stayFrom('2027-03-09'), slugs: ['villa-dos'] },
    ])
    for (const { stay, total, slug } of result.groups?.flatMap(({ items }) => items) ?? []) {
      expect(total?.amount).toBe((await quotes(stay ?? march))[slug])
    }
    await release('villa-dos')
    await release('casa-farol')
  })

  test('a home named in the search is offered on its nearest dates, however few there are', async () => {
    await block('casa-farol', '2027-03-08', '2027-03-10')
    const result = await search({ ...march, where: 'casa-farol' })
    expect(result.count).toBe(0)
    expect(groupOf(result)).toEqual([
      { kind: 'shift', days: 2, ...stayFrom('2027-03-10'), slugs: ['casa-farol'] },
    ])
    await release('casa-farol')
  })

  test('the nearest neighborhood follows, and one two hours away does not', async () => {
    const result = await search({ ...march, where: 'Coconut Grove' })
    expect(groupOf(result)).toEqual([
      { kind: 'neighborhood', slug: 'brickell', name: 'Brickell', slugs: ['casa-farol'] },
    ])
    const [item] = result.groups?.[0]?.items ?? []
    expect(item?.total?.amount).toBe((await quotes(march))['casa-farol'])
    expect(item?.stay).toBeUndefined()
  })

  test('further pages, a moving map and flexible dates have no groups', async () => {
    await block('casa-farol', '2027-03-11', '2027-03-12')
    for (const query of [{ facets: 'false' }, { page: '2' }, { around: '1' }]) {
      expect((await search({ ...march, ...query })).groups).toBeUndefined()
    }
    await release('casa-farol')
  })
})

test.each([
  ['days around nothing', 'around=2', 'stay.dates_unreadable'],
  ['days around a weekend', 'flexible=weekend&around=2', 'search.dates_twice'],
  ['nine months', `flexible=week&month=${months(9)}`, 'stay.dates_unreadable'],
  ['a month in the past', 'flexible=week&month=2027-03,2026-10', 'stay.dates_past'],
  ['four days around', 'checkIn=2027-03-08&checkOut=2027-03-12&around=4', 'request.invalid'],
  ['a page', 'page=1', 'request.invalid'],
])('%s is refused', async (_what, query, code) => {
  const { status, body } = await marea.call('GET', `/date-choices?${query}`)
  expect([status, body.error?.code]).toEqual([400, code])
})

function stayFrom(checkIn: string): Stay {
  const day = Number(checkIn.slice(8)) + 4
  return { checkIn, checkOut: `${checkIn.slice(0, 8)}${String(day).padStart(2, '0')}` }
}

function months(count: number): string {
  return Array.from({ length: count }, (_, index) => `2027-0${index + 1}`).join()
}
