import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ChannelCast,
  type ChannelWorld,
  openChannelWorld,
} from '../../../test/channels/channel-world.ts'
import { calendarOf } from '../../../test/stand-ins/feed-server.ts'
import { booked } from '../../../test/stays.ts'

let world: ChannelWorld
let cast: ChannelCast

beforeAll(async () => {
  world = await openChannelWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  cast = await world.newCast()
})

const sold = { uid: 'a', from: '2026-12-06', to: '2026-12-09' }

test('an address is tried before it is saved', async () => {
  await booked(world.marea, cast.laura, {
    slug: cast.home.slug,
    checkIn: '2026-12-03',
    checkOut: '2026-12-08',
  })
  world.server.sends(calendarOf([sold, { uid: 'b', from: '2026-12-20', to: '2026-12-22' }]))
  const body = { suite: cast.home.slug, url: world.server.url }
  const answer = await cast.ines.call('POST', '/owner/feeds/preview', { body })
  expect(answer.body.result).toEqual({
    channel: 'airbnb',
    name: 'Airbnb',
    stays: 2,
    nights: 5,
    conflicts: 1,
  })
  expect((await cast.page()).feeds).toEqual([])
})

test.each([
  ['http://127.0.0.1/a.ics', 'channels.address_refused'],
  ['http://169.254.169.254/latest/meta-data/', 'channels.address_refused'],
  ['http://localhost/a.ics', 'channels.address_refused'],
  ['http://10.0.0.8/a.ics', 'channels.address_refused'],
  ['http://2130706433/a.ics', 'channels.address_refused'],
  ['http://0x7f.1/a.ics', 'channels.address_refused'],
  ['http://[::1]/a.ics', 'channels.address_refused'],
  ['http://[::ffff:169.254.169.254]/a.ics', 'channels.address_refused'],
  ['ftp://8.8.8.8/a.ics', 'channels.address_refused'],
  ['casa almendro', 'channels.address_refused'],
  ['http://no-such-host.invalid/a.ics', 'channels.unreachable'],
  ['', 'request.invalid'],
  [`https://8.8.8.8/${'a'.repeat(2000)}`, 'request.invalid'],
])('the address %.40s is refused with %s', async (url, code) => {
  const body = { suite: cast.home.slug, url }
  for (const path of ['/owner/feeds/preview', '/owner/feeds']) {
    expect((await cast.ines.call('POST', path, { body })).body.error.code).toBe(code)
  }
  expect((await cast.page()).feeds).toEqual([])
})

test.each([
  ['<!doctype html><h1>Sign in</h1>', 'channels.not_a_calendar'],
  [calendarOf([]).replace('-//Somebody//', '-//Marea//'), 'channels.own_calendar'],
  ['x'.repeat(1024 * 1024 + 1), 'channels.too_large'],
])('an answer like %.20j is refused with %s', async (text, code) => {
  world.server.sends(text)
  expect((await cast.connect()).body.error.code).toBe(code)
})

test('a calendar is connected to a home once, and a home has at most ten', async () => {
  world.server.sends(calendarOf([sold]))
  await cast.connect()
  expect((await cast.connect()).body.error.code).toBe('channels.feed_known')
  for (let count = 1; count < 10; count += 1) await cast.connect(`${world.server.url}?${count}`)
  expect((await cast.connect(`${world.server.url}?10`)).body.error.code).toBe(
    'channels.too_many_feeds',
  )
  expect((await cast.page()).feeds).toHaveLength(10)
})

test('an owner’s data export has the connected calendars', async () => {
  world.server.sends(calendarOf([sold]))
  await cast.connect()
  const { body } = await cast.ines.call('GET', '/user/data')
  expect(body.result.connectedCalendars).toMatchObject([
    { suite: cast.home.slug, url: world.server.url },
  ])
})

test('a replaced address keeps the dates until the new calendar confirms them', async () => {
  world.server.sends(calendarOf([sold]))
  const { id } = (await cast.connect()).body.result
  const url = `${world.server.url}?new`
  world.server.sends(calendarOf([{ ...sold, uid: 'new' }]))
  const { body } = await cast.ines.call('PUT', `/owner/feeds/${id}`, { body: { url } })
  expect(body.result).toMatchObject({ id, url })
  await world.later()
  expect(await cast.blocked()).toEqual(['external [06,09)'])
})
