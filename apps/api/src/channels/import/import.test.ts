import type { ChannelsPage, Feed } from '@marea/contract/channels/endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import {
  calendarOf,
  type Entry,
  type FeedServer,
  openFeedServer,
} from '../../../test/stand-ins/feed-server.ts'
import { booked, type Guest, hold, homeOf, move } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let airbnb: FeedServer
let ines: Guest
let laura: Guest
let home: { slug: string; suiteId: string }
let casts = 0

beforeAll(async () => {
  marea = await openTestApp()
  airbnb = await openFeedServer(marea)
  laura = await signedIn(marea, 'Laura')
})
afterAll(async () => {
  airbnb.close()
  await marea.close()
})
beforeEach(async () => {
  casts += 1
  await marea.db.deleteFrom('calendarFeeds').execute()
  marea.clock.set('2026-11-15T12:00:00Z')
  airbnb.requests.length = 0
  ines = await signedIn(marea, `ines${casts}`, { profile: 'OWNER' })
  home = await homeOf(marea, ines.id)
})

const stay = (uid: string, from: string, to: string, rest: Partial<Entry> = {}): Entry => ({
  uid,
  from: `2026-12-${from}`,
  to: `2026-12-${to}`,
  ...rest,
})
const three = [stay('a', '01', '04'), stay('b', '10', '12'), stay('c', '20', '27')]

async function connect(entries: Entry[] = three, query = ''): Promise<Feed> {
  airbnb.sends(calendarOf(entries))
  const body = { suite: home.slug, url: `${airbnb.url}${query}` }
  const answer = await ines.call('POST', '/owner/feeds', { body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.result
}

/** Ten minutes later the job runs. */
async function later(minutes = 11): Promise<Feed> {
  marea.clock.advance({ minutes })
  await jobNamed('channels.import-feeds').handle(marea.ctx(), {})
  const { feeds } = await page()
  if (!feeds[0]) throw new Error('There is no feed.')
  return feeds[0]
}

async function page(): Promise<ChannelsPage> {
  return (await ines.call('GET', '/owner/channels')).body.result
}

/** The external nights of the home, by check-in and check-out day. */
async function blocked(kind = 'external'): Promise<string[]> {
  const rows = await marea.db
    .selectFrom('occupancies')
    .select(['nights'])
    .where('suiteId', '=', home.suiteId)
    .where('kind', '=', kind as 'external')
    .orderBy('nights')
    .execute()
  return rows.map(({ nights }) => nights.replace(/[[)]/g, '').replaceAll('2026-12-', ''))
}

const allThree = ['01,04', '10,12', '20,27']

test('a connected calendar blocks its nights at once, and guests cannot book them', async () => {
  const feed = await connect()
  expect(feed).toMatchObject({
    name: 'Airbnb',
    channel: 'airbnb',
    health: 'healthy',
    stays: 3,
    nights: 12,
    counts: { added: 3, moved: 0, removed: 0 },
  })
  expect(await blocked()).toEqual(allThree)
  const body = { checkIn: '2026-12-02', checkOut: '2026-12-05', guests: 2 }
  const quote = await laura.call('POST', `/suites/${home.slug}/quotes`, { body })
  expect(quote.body.error.code).toBe('calendar.dates_taken')
})

test('the same UID with other dates moves the block', async () => {
  await connect()
  airbnb.sends(calendarOf([stay('a', '02', '05'), ...three.slice(1)]))
  const feed = await later()
  expect(await blocked()).toEqual(['02,05', '10,12', '20,27'])
  expect(feed.counts).toEqual({ added: 3, moved: 1, removed: 0 })
  expect(feed.log[0]).toMatchObject({
    kind: 'moved',
    before: { from: '2026-12-01', to: '2026-12-04' },
    nights: { from: '2026-12-02', to: '2026-12-05' },
  })
})

test('a stay is removed when two checks in a row do not show it, and not before', async () => {
  await connect()
  airbnb.sends(calendarOf(three.slice(1)))
  expect((await later()).counts.removed).toBe(0)
  expect(await blocked()).toEqual(allThree)
  expect((await later()).counts.removed).toBe(1)
  expect(await blocked()).toEqual(['10,12', '20,27'])
})

test('a stay that is missing once and there again stays', async () => {
  await connect()
  for (let round = 0; round < 3; round += 1) {
    airbnb.sends(calendarOf(three.slice(1)))
    await later()
    airbnb.sends(calendarOf(three))
    await later()
  }
  expect(await blocked()).toEqual(allThree)
})

describe('a calendar that has lost most of its stays', () => {
  test('releases nothing until the next check agrees', async () => {
    await connect()
    airbnb.sends(calendarOf([stay('a', '02', '05')]))
    expect(await later()).toMatchObject({ health: 'paused', quarantine: { kind: 'smaller' } })
    expect(await blocked()).toEqual(allThree)
    expect(await later()).toMatchObject({ health: 'healthy', quarantine: null })
    expect(await blocked()).toEqual(['02,05'])
  })

  test('stays paused while every check says something else, and adds what is new', async () => {
    await connect()
    airbnb.sends(calendarOf([stay('a', '01', '04')]))
    await later()
    airbnb.sends(calendarOf([stay('b', '10', '12'), stay('d', '28', '30')]))
    expect(await later()).toMatchObject({ health: 'paused' })
    expect(await blocked()).toEqual([...allThree, '28,30'])
    airbnb.sends(calendarOf(three))
    expect(await later()).toMatchObject({ health: 'healthy', quarantine: null })
  })

  test('is asked for the whole calendar while it is in doubt', async () => {
    airbnb.sends(calendarOf(three), { etag: '"1"' })
    await connect()
    const small = calendarOf([three[0] as Entry])
    airbnb.answers((request, response) => {
      if (request.headers['if-none-match'] === '"2"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"2"' }).end(small)
    })
    await later()
    await later()
    expect(await blocked()).toEqual(['01,04'])
  })
})

describe('an empty calendar', () => {
  const none = calendarOf([])

  test('never releases nights by itself, however often it comes', async () => {
    await connect()
    airbnb.sends(none)
    for (let check = 0; check < 4; check += 1) {
      expect(await later()).toMatchObject({ health: 'paused', quarantine: { kind: 'empty' } })
    }
    expect(await blocked()).toEqual(allThree)
    const { log } = (await page()).feeds[0] as Feed
    expect(log.filter(({ kind }) => kind === 'kept')).toMatchObject([{ stays: 3 }])
  })

  test('is applied when the owner says that the stays were canceled', async () => {
    const { id } = await connect()
    airbnb.sends(none)
    await later()
    const release = { body: { decision: 'release' } }
    const { body } = await ines.call('POST', `/owner/feeds/${id}/quarantine`, release)
    expect(body.result).toMatchObject({ health: 'healthy', stays: 0, counts: { removed: 3 } })
    expect(await blocked()).toEqual([])
    const again = await ines.call('POST', `/owner/feeds/${id}/quarantine`, release)
    expect(again.body.error.code).toBe('channels.not_paused')
  })

  test('is no longer a problem when the owner keeps the nights', async () => {
    const { id } = await connect()
    airbnb.sends(none)
    await later()
    await ines.call('POST', `/owner/feeds/${id}/quarantine`, { body: { decision: 'keep' } })
    expect(await later()).toMatchObject({ health: 'healthy', quarantine: { isKept: true } })
    expect(await blocked()).toEqual(allThree)
  })

  test('is no alarm once all its stays have passed', async () => {
    await connect([stay('a', '01', '04')])
    airbnb.sends(none)
    marea.clock.set('2026-12-05T12:00:00Z')
    expect(await later()).toMatchObject({ health: 'healthy', quarantine: null })
  })
})

describe('a calendar that fails', () => {
  const failures: [string, () => void, object][] = [
    ['a status', () => airbnb.fails(503), { reason: 'status', status: 503 }],
    ['a page', () => airbnb.sends('<!doctype html><p>Sign in'), { reason: 'not_a_calendar' }],
    [
      'half a calendar',
      () => airbnb.sends(calendarOf(three).slice(0, 200)),
      { reason: 'not_a_calendar' },
    ],
    [
      'a redirect to a private address',
      () =>
        airbnb.answers((_request, response) =>
          response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
        ),
      { reason: 'address_refused' },
    ],
  ]

  test.each(failures)('with %s keeps its nights', async (_name, fail, failure) => {
    await connect()
    fail()
    await later()
    const feed = await later(60)
    expect(feed).toMatchObject({ failures: 2, failure, stays: 3 })
    expect(await blocked()).toEqual(allThree)
    expect(feed.log[0]).toMatchObject({ kind: 'failed', failure })
    expect(feed.log.filter(({ kind }) => kind === 'failed')).toHaveLength(1)
  })

  test('is checked less and less often, and at once again after a success', async () => {
    await connect()
    airbnb.fails(500)
    const pauses: number[] = []
    for (let check = 0; check < 5; check += 1) {
      const { nextCheckAt } = await later(61)
      pauses.push(Math.ceil(marea.clock.now().until(nextCheckAt).total('minutes') / 10) * 10)
    }
    expect(pauses).toEqual([10, 20, 40, 60, 60])
    expect((await page()).feeds[0]).toMatchObject({ health: 'failing' })
    airbnb.sends(calendarOf(three))
    const feed = await later(61)
    expect(feed).toMatchObject({ health: 'healthy', failures: 0 })
    expect(feed.log[0]).toMatchObject({ kind: 'recovered' })
    const next = marea.clock.now().until(feed.nextCheckAt).total('minutes')
    expect(next).toBeGreaterThanOrEqual(9)
    expect(next).toBeLessThanOrEqual(10)
  })
})

test('an unchanged calendar is not sent again', async () => {
  await connect()
  airbnb.sends(calendarOf(three), { etag: '"1"', 'last-modified': 'Sun, 15 Nov 2026 12:00:00 GMT' })
  await later()
  airbnb.answers((request, response) => {
    const isKnown = request.headers['if-none-match'] === '"1"'
    response.writeHead(isKnown ? 304 : 500).end()
  })
  expect(await later()).toMatchObject({ health: 'healthy', failures: 0, stays: 3 })
  expect(airbnb.requests.at(-1)?.headers['if-modified-since']).toBe('Sun, 15 Nov 2026 12:00:00 GMT')
})

describe('our own events', () => {
  test('are ignored when they come back under our UID', async () => {
    const own = { from: '2026-12-05', to: '2026-12-08' }
    const text = calendarOf([{ uid: 'x', ...own }], 'marea')
    airbnb.sends(text.replace('END:VCALENDAR', `${eventsOf(three)}END:VCALENDAR`))
    const body = { suite: home.slug, url: airbnb.url }
    const { body: answer } = await ines.call('POST', '/owner/feeds', { body })
    expect(answer.result.stays).toBe(3)
    expect(await blocked()).toEqual(allThree)
  })

  test('are ignored when they come back as closed dates on the same nights', async () => {
    await booked(marea, laura, { slug: home.slug, checkIn: '2026-12-05', checkOut: '2026-12-08' })
    await connect([stay('echo', '05', '08', { summary: 'Airbnb (Not available)' })])
    expect(await blocked()).toEqual([])
    expect((await page()).conflicts).toEqual([])
  })

  test('are ignored when a channel joins two of them', async () => {
    await booked(marea, laura, { slug: home.slug, checkIn: '2026-12-05', checkOut: '2026-12-08' })
    const daniel = await signedIn(marea, `daniel${casts}`)
    await booked(marea, daniel, { slug: home.slug, checkIn: '2026-12-08', checkOut: '2026-12-11' })
    await connect([stay('echo', '05', '11', { summary: 'CLOSED - Not available' })])
    expect((await page()).conflicts).toEqual([])
  })

  test('do not hide a stay that the channel has sold on the same nights', async () => {
    await booked(marea, laura, { slug: home.slug, checkIn: '2026-12-05', checkOut: '2026-12-08' })
    await connect([stay('sold', '05', '08')])
    expect((await page()).conflicts).toHaveLength(1)
  })
})

function eventsOf(entries: Entry[]): string {
  return calendarOf(entries)
    .replace(/^[\s\S]*?(?=BEGIN:VEVENT)/, '')
    .replace(/END:VCALENDAR\s*$/, '')
}

test('two channels with the same nights are no conflict, and the nights stay while one has them', async () => {
  await connect([stay('a', '01', '04')])
  airbnb.answers((request, response) => {
    const isVrbo = request.url?.includes('vrbo')
    const entry = stay(isVrbo ? 'v' : 'a', '01', '04', { summary: 'Blocked' })
    response.end(calendarOf([entry], isVrbo ? 'vrbo.com' : 'airbnb.com'))
  })
  const body = { suite: home.slug, url: `${airbnb.url}?vrbo` }
  await ines.call('POST', '/owner/feeds', { body })
  expect(await blocked()).toEqual(['01,04'])
  const first = (await page()).feeds.find(({ channel }) => channel === 'airbnb')
  await ines.call('DELETE', `/owner/feeds/${first?.id}`, { body: { dates: 'release' } })
  expect(await blocked()).toEqual(['01,04'])
})

test('nights on hold in a checkout are left to it, and taken when the hold expires', async () => {
  await hold(laura, { slug: home.slug, checkIn: '2026-12-02', checkOut: '2026-12-05' })
  await connect([stay('a', '01', '04')])
  expect(await blocked()).toEqual(['01,02'])
  await later(16)
  expect(await blocked()).toEqual(['01,02', '02,04'])
})

test('a feed that another process is checking is left alone', async () => {
  await connect()
  airbnb.requests.length = 0
  marea.clock.advance({ minutes: 11 })
  const job = jobNamed('channels.import-feeds')
  await Promise.all([1, 2, 3].map(() => job.handle(marea.ctx(), {})))
  expect(airbnb.requests).toHaveLength(1)
})

test('checks are counted by their outcome', async () => {
  await connect()
  airbnb.fails(500)
  await later()
  const metrics = await marea.readMetrics()
  expect(metrics).toMatch(/marea_feed_checks_total\{outcome="failed"\} [1-9]/)
})

test('removing a calendar releases its dates or keeps them as blocks', async () => {
  const { id } = await connect()
  await ines.call('DELETE', `/owner/feeds/${id}`, { body: { dates: 'keep' } })
  expect([await blocked(), await blocked('block')]).toEqual([[], allThree])
  const again = await connect([stay('z', '05', '06')])
  await ines.call('DELETE', `/owner/feeds/${again.id}`, { body: { dates: 'release' } })
  expect(await blocked()).toEqual([])
  expect((await page()).feeds).toEqual([])
})

test('an owner asks for a check now, but not twice in half a minute', async () => {
  const { id } = await connect()
  const check = () => move(ines, `/owner/feeds/${id}/check`)
  expect((await check()).body.error.code).toBe('channels.checked_just_now')
  marea.clock.advance({ seconds: 31 })
  airbnb.sends(calendarOf([...three, stay('d', '05', '06')]))
  expect((await check()).body.result).toMatchObject({ stays: 4 })
})
