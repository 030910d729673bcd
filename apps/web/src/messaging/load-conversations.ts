import type { Conversation, ConversationCard } from '@marea/contract/messaging/endpoints.ts'
import type { LoadedMessages } from '#messaging/thread/join-pages.ts'
import { call } from '#platform/api/api.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import { lastHeard } from '#platform/live/live.ts'

export type LoadedConversations = { items: ConversationCard[]; hasMore: boolean }
export type LoadedThread = LoadedMessages & { room: Conversation }
export type LoadedInbox = {
  asOf: number | undefined
  conversations: PagePart<LoadedConversations>
  thread: PagePart<LoadedThread>
}

export function loadConversations(before?: number): Promise<LoadedConversations> {
  return call('GET /rooms', { query: before === undefined ? {} : { before } })
}

export async function loadInbox(conversationId: string): Promise<LoadedInbox> {
  const asOf = lastHeard()
  const [rooms, thread] = await Promise.all([
    loadPart(loadConversations()),
    loadPart(call('GET /rooms/:room/messages', { params: { room: conversationId }, query: {} })),
  ])
  return { asOf, conversations: rooms, thread }
}

/** The conversation that the URL asks for by a booking or by a home. */
export async function openConversation(search: URLSearchParams): Promise<string | undefined> {
  const bookingId = search.get('booking')
  const slug = search.get('suite')
  if (bookingId) return (await call('POST /rooms', { body: { bookingId } })).id
  if (slug) return (await call('POST /rooms', { body: { slug } })).id
  return undefined
}
