import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../test/people.ts'
import { openRoom, thread, write } from '../../test/rooms.ts'
import { type Guest, openHouse } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let ines: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines } = await openHouse(marea))
})
afterAll(() => marea.close())

test('of a hundred messages at once twenty are stored and the others refused with a code', async () => {
  const guest = await signedIn(marea, 'Flood Guest')
  const room = await openRoom(guest)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => write(guest, room, `Number ${index}`)),
  )
  const codes = Map.groupBy(answers, ({ body }) => body.error?.code ?? 'sent')
  expect(codes.get('sent')).toHaveLength(20)
  expect(codes.get('messaging.too_many')).toHaveLength(80)
  const { items } = await thread(ines, room)
  expect(items).toHaveLength(20)
  expect(new Set(items.map(({ text }) => text)).size).toBe(20)
})

test('a text of 20 kB is refused and nothing is stored', async () => {
  const guest = await signedIn(marea, 'Long Guest')
  const room = await openRoom(guest)
  const { body } = await write(guest, room, 'a'.repeat(20_000))
  expect(body.error.code).toBe('request.invalid')
  expect((await thread(guest, room)).items).toEqual([])
})

test('HTML and scripts are stored and returned as the text that they are', async () => {
  const guest = await signedIn(marea, 'Script Guest')
  const room = await openRoom(guest)
  const text = '<script>alert(1)</script><img src=x onerror=alert(2)>{{name}} %00'
  await write(guest, room, text)
  expect((await thread(ines, room)).items[0]?.text).toBe(text)
  await marea.runJobs()
})

test.each(['not-a-uuid', '../../etc/passwd', '%00', "' or 1=1 --"])(
  'the forged room id %s finds nothing',
  async (id) => {
    const guest = await signedIn(marea, `forger-${randomUUID()}`)
    const path = `/rooms/${encodeURIComponent(id)}`
    for (const [method, url, body] of [
      ['GET', `${path}/messages`, undefined],
      ['POST', `${path}/messages`, { id: randomUUID(), text: 'Hi' }],
      ['PUT', `${path}/archive`, { isArchived: true }],
      ['PUT', `${path}/block`, { isBlocked: true }],
      ['POST', `${path}/reports`, { reason: 'spam' }],
    ] as const) {
      const { status, body: answer } = await guest.call(method, url, body ? { body } : {})
      expect([400, 404]).toContain(status)
      expect(answer.error.code).toMatch(/^(request\.invalid|resource\.not_found)$/)
    }
  },
)
