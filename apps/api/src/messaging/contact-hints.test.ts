import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../test/people.ts'
import { openRoom, thread, write, wrote } from '../../test/rooms.ts'
import { booked, type Guest, homeOf, move, openHouse } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let ines: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines } = await openHouse(marea))
})
afterAll(() => marea.close())

const risky = 'Pay by Zelle, my number is 305 555 0142'

async function hintsSeen(by: Guest, room: string) {
  return (await thread(by, room)).items.map(({ hints }) => hints)
}

test('before a booking a message with contact details is sent, unchanged and with a warning', async () => {
  const guest = await signedIn(marea, 'Hint Guest')
  const room = await openRoom(guest)
  const counted = async () =>
    /^marea_messages_flagged_total\{hint="payment"\} (\d+)$/m.exec(await marea.readMetrics())?.[1]
  const before = Number(await counted())
  const sent = await wrote(guest, room, risky)
  expect(sent).toMatchObject({ text: risky, hints: ['contact', 'payment'] })
  expect(Number(await counted())).toBe(before + 1)
  await wrote(ines, room, 'Let us keep it here. The total is $6,630.72.')
  expect(await hintsSeen(ines, room)).toEqual([['contact', 'payment'], []])
  expect((await thread(ines, room)).room.hasBooking).toBe(false)
})

test('once the two have a booking, in any home, nothing is warned about', async () => {
  const guest = await signedIn(marea, 'Booked Guest')
  const room = await openRoom(guest)
  await wrote(guest, room, risky)
  const { slug } = await homeOf(marea, ines.id)
  const { id } = await booked(marea, guest, { slug })
  expect(await hintsSeen(ines, room)).toEqual([[]])
  expect((await write(guest, room, risky)).body.result.hints).toEqual([])
  expect((await thread(guest, room)).room.hasBooking).toBe(true)
  await move(guest, `/bookings/${id}/cancellation`, {})
  expect((await thread(guest, room)).room.hasBooking).toBe(false)
})
