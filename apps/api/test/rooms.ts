import { randomUUID } from 'node:crypto'
import type { Conversation, Message } from '@marea/contract/messaging/endpoints.ts'
import { signedIn } from './people.ts'
import type { Guest } from './stays.ts'
import type { TestApp } from './test-app.ts'

export async function openRoom(guest: Guest, slug = 'casa-almendro'): Promise<string> {
  return (await guest.call('POST', '/rooms', { body: { slug } })).body.result.id
}

/** A new guest who has asked about the home of the test. */
export async function freshRoom(marea: TestApp): Promise<{ guest: Guest; room: string }> {
  const guest = await signedIn(marea, `guest-${randomUUID()}`)
  return { guest, room: await openRoom(guest) }
}

export function write(by: Guest, room: string, text: string, id: string = randomUUID()) {
  return by.call('POST', `/rooms/${room}/messages`, { body: { id, text } })
}

export async function wrote(by: Guest, room: string, text: string): Promise<Message> {
  const { status, body } = await write(by, room, text)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}

export function readUpTo(by: Guest, room: string, messageId: number) {
  return by.call('PUT', `/rooms/${room}/reading`, { body: { messageId } })
}

export async function thread(
  by: Guest,
  room: string,
  query = '',
): Promise<{ room: Conversation; items: Message[]; hasMore: boolean }> {
  const { status, body } = await by.call('GET', `/rooms/${room}/messages${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}

export async function unreadOf(by: Guest): Promise<number> {
  return (await by.call('GET', '/rooms/unread')).body.result.count
}
