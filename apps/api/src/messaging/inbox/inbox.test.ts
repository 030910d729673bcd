import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, signedIn } from '../../../test/people.ts'
import { openRoom, thread, unreadOf, wrote } from '../../../test/rooms.ts'
import { ageTries } from '../../../test/sign-in-attempts.ts'
import { type Guest, homeFor, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let people = 0

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines } = await openHouse(marea))
})
afterAll(() => marea.close())

async function freshGuest(name = 'inbox-guest') {
  people += 1
  return signedIn(marea, `${name}-${people}`)
}

type Hit = { id: string; matches: number; match: { id: number; text: string } | null }

async function search(by: Guest, q: string): Promise<Hit[]> {
  return (await by.call('GET', `/rooms/search?q=${encodeURIComponent(q)}`)).body.result.items
}

async function list(by: Guest, show = 'active'): Promise<string[]> {
  const { items } = (await by.call('GET', `/rooms?show=${show}`)).body.result
  return items.map(({ id }: { id: string }) => id)
}

const archive = (by: Guest, room: string, isArchived = true) =>
  by.call('PUT', `/rooms/${room}/archive`, { body: { isArchived } })

test('words are found in texts, homes and first names, whatever their accents', async () => {
  const guest = await freshGuest()
  const almendro = await openRoom(guest)
  const { slug } = await homeFor(marea)
  const other = await openRoom(guest, slug)
  await wrote(guest, almendro, 'Is the CRIB ready?')
  const newest = await wrote(ines, almendro, 'The crib is in the añil room')
  await wrote(guest, other, 'Hello there')
  expect(await search(guest, 'crib')).toMatchObject([
    { id: almendro, matches: 2, match: { id: newest.id, text: newest.text } },
  ])
  expect(await search(guest, 'anil')).toMatchObject([{ id: almendro, matches: 1 }])
  expect(await search(guest, 'Almendro')).toContainEqual(
    expect.objectContaining({ id: almendro, match: null, matches: 0 }),
  )
  expect((await search(guest, 'inés')).map(({ id }) => id)).toContain(almendro)
  expect(await search(guest, '100%')).toEqual([])
  expect(await search(guest, '_')).toEqual([])
})

test('others’ conversations and last names are not found', async () => {
  const guest = await signedIn(marea, 'Vera Lundqvist')
  await wrote(guest, await openRoom(guest), 'A secret lighthouse')
  const stranger = await freshGuest()
  expect(await search(stranger, 'lighthouse')).toEqual([])
  const boss = await signedIn(marea, `inbox-boss-${people}`, { profile: 'ADMIN' })
  expect(await search(boss, 'lighthouse')).toEqual([])
  expect(await search(ines, 'lighthouse')).toHaveLength(1)
  expect(await search(ines, 'vera')).toHaveLength(1)
  expect(await search(ines, 'lundqvist')).toEqual([])
})

test('erased messages and the name of a deleted account are not found', async () => {
  const guest = await signedIn(marea, 'Quetzal Vanish')
  const room = await openRoom(guest)
  await wrote(guest, room, 'Marmalade')
  expect(await search(ines, 'quetzal')).toHaveLength(1)
  await guest.call('DELETE', '/user', { body: { password } })
  await marea.runJobs()
  expect(await search(ines, 'marmalade')).toEqual([])
  expect(await search(ines, 'quetzal')).toEqual([])
})

test('an empty or too long search is refused', async () => {
  const guest = await freshGuest()
  for (const q of ['', '   ', 'a'.repeat(101)]) {
    const { body } = await guest.call('GET', `/rooms/search?q=${encodeURIComponent(q)}`)
    expect(body.error.code).toBe('request.invalid')
  }
})

test('a link to an old message loads the conversation back to it', async () => {
  const guest = await freshGuest()
  const room = await openRoom(guest)
  const ids: number[] = []
  for (let index = 0; index < 70; index += 1) {
    if (index % 15 === 0) await ageTries(marea, { minutes: 1 })
    ids.push((await wrote(guest, room, `Number ${index}`)).id)
  }
  const old = await thread(guest, room, `?from=${ids[5]}`)
  expect(old.items.map(({ id }) => id)).toEqual(ids.slice(5))
  expect(old.hasMore).toBe(true)
  const recent = await thread(guest, room, `?from=${ids[68]}`)
  expect(recent.items.map(({ id }) => id)).toEqual(ids.slice(20))
})

test('archiving is for one person, and the next message brings the conversation back', async () => {
  const guest = await freshGuest()
  const room = await openRoom(guest)
  await wrote(ines, room, 'Hello')
  expect((await archive(guest, room)).body.result).toEqual({ isArchived: true })
  expect(await list(guest)).toEqual([])
  expect(await list(guest, 'archived')).toEqual([room])
  expect(await unreadOf(guest)).toBe(0)
  expect(await list(ines)).toContain(room)
  expect((await thread(guest, room)).room).toMatchObject({ isArchived: true, unread: 1 })
  expect((await thread(ines, room)).room.isArchived).toBe(false)
  expect(await search(guest, 'hello')).toHaveLength(1)
  await wrote(ines, room, 'Are you there?')
  expect(await list(guest)).toEqual([room])
  expect(await list(guest, 'archived')).toEqual([])
  expect(await unreadOf(guest)).toBe(2)
})

test('an archived conversation comes back on request, and strangers archive nothing', async () => {
  const guest = await freshGuest()
  const room = await openRoom(guest)
  expect((await archive(guest, room)).body.result).toEqual({ isArchived: false })
  await wrote(guest, room, 'Hello')
  await archive(guest, room)
  await archive(guest, room, false)
  expect(await list(guest)).toEqual([room])
  const stranger = await freshGuest()
  expect((await archive(stranger, room)).body.error.code).toBe('resource.not_found')
})
