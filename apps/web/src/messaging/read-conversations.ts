import type { Room, RoomCard } from '@marea/contract/messaging/endpoints.ts'
import type { Pages } from '#messaging/thread/join-pages.ts'
import { call } from '#platform/api/api.ts'
import { type Part, partOf } from '#platform/api/page-part.ts'
import { lastHeard } from '#platform/live/live.ts'

export type Listed = { items: RoomCard[]; hasMore: boolean }
export type ThreadRead = Pages & { room: Room }
export type Conversations = {
  asOf: number | undefined
  rooms: Part<Listed>
  thread: Part<ThreadRead>
}

export function readRooms(before?: number): Promise<Listed> {
  return call('GET /rooms', { query: before === undefined ? {} : { before } })
}

export async function readConversations(room: string): Promise<Conversations> {
  const asOf = lastHeard()
  const [rooms, thread] = await Promise.all([
    partOf(readRooms()),
    partOf(call('GET /rooms/:room/messages', { params: { room }, query: {} })),
  ])
  return { asOf, rooms, thread }
}

/** The conversation that the URL asks for by a booking or by a home. */
export async function openRoom(search: URLSearchParams): Promise<string | undefined> {
  const bookingId = search.get('booking')
  const slug = search.get('suite')
  if (bookingId) return (await call('POST /rooms', { body: { bookingId } })).id
  if (slug) return (await call('POST /rooms', { body: { slug } })).id
  return undefined
}
