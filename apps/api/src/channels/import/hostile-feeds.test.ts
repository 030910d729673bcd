import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimDueFeeds } from '#channels/feed-store.ts'
import {
  type ChannelCast,
  type ChannelWorld,
  openChannelWorld,
} from '../../../test/channels/channel-world.ts'
import { calendarOf } from '../../../test/stand-ins/feed-server.ts'

const stay = { uid: 'a', from: '2026-12-01', to: '2026-12-04' }

let world: ChannelWorld
let cast: ChannelCast

beforeAll(async () => {
  world = await openChannelWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  cast = await world.newCast()
  world.server.sends(calendarOf([stay]))
})

test('a feed whose checks never end is checked later and later', async () => {
  const { marea } = world
  await cast.connect()
  marea.clock.advance({ minutes: 11 })
  const claimedAt: number[] = []
  for (let minute = 0; minute < 200; minute += 2) {
    const lease = { minutes: 2, most: 60 }
    const claimed = await claimDueFeeds(marea.db, { now: marea.clock.now(), most: 1, lease })
    if (claimed.length) claimedAt.push(minute)
    marea.clock.advance({ minutes: 2 })
  }
  expect(claimedAt).toEqual([0, 2, 6, 14, 30, 62, 122, 182])
  await world.later(61)
  const feeds = await marea.db
    .selectFrom('calendarFeeds')
    .select(['unfinishedChecks', 'failures'])
    .execute()
  expect(feeds).toEqual([{ unfinishedChecks: 0, failures: 0 }])
})

test('two thousand events are placed in one pass', async () => {
  const days = Array.from({ length: 1100 }, (_, day) => addDays('2026-12-01', day))
  const nights = days.map((from, index) => ({ uid: `n${index}`, from, to: addDays(from, 1) }))
  const weeks = days
    .slice(0, 900)
    .map((from, index) => ({ uid: `w${index}`, from, to: addDays(from, 7) }))
  world.server.sends(calendarOf([...nights, ...weeks]))
  expect((await cast.connect()).status).toBe(200)
  const { rows } = await sql<{ count: number }>`
    select sum(upper(nights) - lower(nights))::int as count from occupancies
    where suite_id = ${cast.home.suiteId}`.execute(world.marea.db)
  expect(rows).toEqual([{ count: 1100 }])
})

test('a calendar that would keep us busy forever is unreadable and releases nothing', async () => {
  const endless = { ...stay, more: ['RDATE;VALUE=PERIOD:20261203T000000Z/P1000000000000D'] }
  await cast.connect()
  world.server.sends(calendarOf([endless]))
  await world.later()
  const { feeds } = await cast.page()
  expect(feeds).toMatchObject([{ failure: { reason: 'unreadable' } }])
  expect(await cast.blocked()).toEqual(['external [01,04)'])
  const refused = await cast.connect(`${world.server.url}?again`)
  expect(refused.body.error.code).toBe('channels.unreadable')
})
