import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAs } from '../../../test/access/managed-home.ts'
import {
  type ChannelCast,
  type ChannelWorld,
  openChannelWorld,
} from '../../../test/channels/channel-world.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { calendarOf } from '../../../test/stand-ins/feed-server.ts'
import type { Guest } from '../../../test/stays.ts'

let world: ChannelWorld
let cast: ChannelCast
let feedId: string

beforeAll(async () => {
  world = await openChannelWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  cast = await world.newCast()
  world.server.sends(calendarOf(three))
  feedId = (await cast.connect()).body.result.id
})

const three = ['01', '10', '20'].map((day) => ({
  uid: day,
  from: `2026-12-${day}`,
  to: `2026-12-${day.slice(0, 1)}9`,
}))

/** The subjects about calendars that a person got, the oldest first. */
async function subjects(reader: Pick<Guest, 'email'> = cast.ines): Promise<string[]> {
  const mails = await mailsTo(world.marea, reader.email)
  return mails
    .map(({ subject }) => subject)
    .filter((subject) => /calendar/i.test(subject))
    .reverse()
}

const home = 'Casa Almendro, Airbnb'

test('a calendar that keeps failing is told once, and once when it works again', async () => {
  world.server.fails(503)
  await world.later(61)
  await world.later(61)
  expect(await subjects()).toEqual([])
  await world.later(61)
  await world.later(61)
  expect(await subjects()).toEqual([`Calendario sin actualizar: ${home}`])
  world.server.sends(calendarOf(three))
  await world.later(61)
  await world.later(61)
  const working = `El calendario funciona de nuevo: ${home}`
  expect(await subjects()).toEqual([`Calendario sin actualizar: ${home}`, working])
})

test('a calendar that became empty is told once, and once when it is filled again', async () => {
  world.server.sends(calendarOf([]))
  await world.later()
  await world.later()
  expect(await subjects()).toEqual([`Calendario en pausa: ${home}`])
  world.server.sends(calendarOf(three))
  await world.later()
  expect(await subjects()).toHaveLength(2)
})

test('a calendar that lost most dates is told only if the next check does not settle it', async () => {
  world.server.sends(calendarOf(three.slice(0, 1)))
  await world.later()
  await world.later()
  expect(await subjects()).toEqual([])
  world.server.sends(calendarOf(three))
  await world.later()
  world.server.sends(calendarOf(three.slice(0, 1)))
  await world.later()
  world.server.sends(calendarOf(three.slice(1, 2)))
  await world.later()
  expect(await subjects()).toEqual([`Calendario en pausa: ${home}`])
})

test('an owner who decided on the dates is told nothing more about them', async () => {
  world.server.sends(calendarOf([]))
  await world.later()
  await cast.ines.call('POST', `/owner/feeds/${feedId}/quarantine`, { body: { decision: 'keep' } })
  await world.later()
  world.server.sends(calendarOf(three))
  await world.later()
  expect(await subjects()).toEqual([])
})

test('co-hosts with full access are told too, in their language, and others are not', async () => {
  const { slug } = cast.home
  const sofia = await signedIn(world.marea, `sofia${cast.casts}`)
  const bruno = await signedIn(world.marea, `bruno${cast.casts}`)
  await joinAs(cast.ines, { slug, coHost: sofia, role: 'full' })
  await joinAs(cast.ines, { slug, coHost: bruno, role: 'calendar' })
  world.server.sends(calendarOf([]))
  await world.later()
  expect(await subjects(sofia)).toEqual([`Calendar paused: ${home}`])
  expect(await subjects(bruno)).toEqual([])
})
