import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenToEvents } from '#platform/events/listen.ts'
import { openTestPlatform } from '../../test/open-test-platform.ts'
import { openRoom, readUpTo, wrote } from '../../test/rooms.ts'
import { type Guest, openHouse } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { buildApp } from '../app.ts'
import { endStreams, resumeListeners, tellListeners } from './live.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let daniel: Guest
let url: string
let close: () => Promise<void>

/** A second process before the same database, which is where people listen. */
beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura, daniel } = await openHouse(marea))
  const other = await openTestPlatform(marea.databaseUrl)
  const app = await buildApp(other)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  const listener = await listenToEvents(marea.databaseUrl, {
    log: other.log,
    onEvent: (event) => void tellListeners(other.ports, event),
    onGap: () => void resumeListeners(other.ports),
  })
  close = async () => {
    endStreams(other.ports)
    await listener.stop()
    await app.close()
    await other.close()
  }
})
afterAll(async () => {
  await close()
  await marea.close()
})

async function listen({ token }: Guest) {
  const response = await fetch(`${url}/api/events`, { headers: { authorization: token } })
  const heard = { text: '' }
  const reading = async () => {
    for await (const part of response.body ?? []) heard.text += Buffer.from(part).toString()
  }
  reading().catch(() => undefined)
  return heard
}

test('both sides of a room hear of a message and of its reading in any process, a stranger of nothing', async () => {
  const [guest, owner, stranger] = await Promise.all([laura, ines, daniel].map(listen))
  const room = await openRoom(laura)
  const { id } = await wrote(laura, room, 'Only for us')
  const sent = JSON.stringify({ by: 'guest', roomId: room, messageId: id })
  for (const heard of [guest, owner]) {
    await vi.waitFor(() => expect(dataIn(heard, 'messaging.sent')).toEqual(JSON.parse(sent)))
  }
  await readUpTo(ines, room, id)
  for (const heard of [guest, owner]) {
    await vi.waitFor(() =>
      expect(dataIn(heard, 'messaging.read')).toEqual({ ...JSON.parse(sent), by: 'owner' }),
    )
    expect(heard?.text).not.toContain('Only for us')
  }
  expect(stranger?.text).not.toContain('messaging')
})

function dataIn(heard: { text: string } | undefined, kind: string): unknown {
  const data = new RegExp(`event: ${kind}\\ndata: (.*)`).exec(heard?.text ?? '')?.[1]
  return data && JSON.parse(data)
}
