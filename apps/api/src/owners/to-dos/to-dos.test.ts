import type { ToDo } from '@marea/contract/owners/to-dos.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAs } from '../../../test/access/managed-home.ts'
import { insertConflict, insertFeed, pauseFeed } from '../../../test/channels/channel-data.ts'
import { signedIn } from '../../../test/people.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let admin: Guest
let ines: Guest
let laura: Guest
let home: { slug: string; suiteId: string }
let count = 0

/** The clock of the tests is at midday of November 15, 2026. */
const today = { checkIn: '2026-11-15', checkOut: '2026-11-18' }
const later = { checkIn: '2026-11-20', checkOut: '2026-11-24' }

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'Admin', { profile: 'ADMIN' })
})
afterAll(() => marea.close())
beforeEach(async () => {
  count += 1
  ines = await signedIn(marea, `ines${count}`, { profile: 'OWNER' })
  laura = await signedIn(marea, `laura${count}`)
  home = await homeOf(marea, ines.id)
})

async function needsAt(path: '/owner/needs' | '/owner/overview' | '/owner/today', by = ines) {
  const { result } = (await by.call('GET', path)).body
  const needs: ToDo[] = path === '/owner/needs' ? result : result.needs
  return needs
}

async function write(guest: Guest) {
  const room = (await guest.call('POST', '/rooms', { body: { slug: home.slug } })).body.result
  const body = { id: crypto.randomUUID(), text: 'Is the pool warm?' }
  await guest.call('POST', `/rooms/${room.id}/messages`, { body })
}

test('the overview, the mobile page and the badge have the same needs, urgent ones first', async () => {
  const stay = await booked(marea, laura, { slug: home.slug, ...later })
  await write(laura)
  await pauseFeed(marea, await insertFeed(marea, { suiteId: home.suiteId, addedBy: ines.id }))
  const expense = { suite: home.slug, category: 'repairs', concept: 'Filter', amount: 180_00 }
  await move(admin, '/admin/expense-requests', expense)
  await booked(marea, laura, { slug: home.slug, ...today })
  await insertConflict(marea, stay.id, ines.id)
  const needs = await needsAt('/owner/overview')
  expect(needs.map(({ kind, isUrgent }) => [kind, isUrgent])).toEqual([
    ['feed', true],
    ['missing_id', true],
    ['feed', false],
    ['messages', false],
    ['expense', false],
  ])
  expect(needs[0]).toMatchObject({ trouble: 'conflict' })
  expect(await needsAt('/owner/today')).toEqual(needs)
  expect(await needsAt('/owner/needs')).toEqual(needs)
})

test('all unanswered messages are one need', async () => {
  const guests = await Promise.all(
    Array.from({ length: 7 }, (_, at) => signedIn(marea, `guest${count}-${at}`)),
  )
  for (const guest of guests) await write(guest)
  const [toDo, ...others] = await needsAt('/owner/today')
  expect(others).toEqual([])
  expect(toDo?.kind === 'messages' && toDo.conversations).toHaveLength(7)
})

test('an arrival of today without an ID is named to the owner until the guests are in', async () => {
  const { id } = await booked(marea, laura, { slug: home.slug, ...today })
  const missing = { kind: 'missing_id', bookingId: id, isUrgent: true }
  expect(await needsAt('/owner/needs')).toMatchObject([missing])
  const coHost = await signedIn(marea, `cohost${count}`)
  await joinAs(ines, { slug: home.slug, coHost, role: 'full' })
  expect(await needsAt('/owner/needs', coHost)).toEqual([])
  await ines.call('PUT', `/owner/bookings/${id}/check-in`, { body: {} })
  expect(await needsAt('/owner/needs')).toEqual([])
})

test('another owner and a guest are told nothing', async () => {
  await booked(marea, laura, { slug: home.slug, ...today })
  const mateo = await signedIn(marea, `mateo${count}`, { profile: 'OWNER' })
  expect(await needsAt('/owner/needs', mateo)).toEqual([])
  expect((await laura.call('GET', '/owner/needs')).body.error.code).toBe('resource.not_found')
})
