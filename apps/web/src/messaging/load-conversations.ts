import type { Conversation, ConversationCard } from '@marea/contract/messaging/endpoints.ts'
import type { ConversationHit } from '@marea/contract/messaging/search.ts'
import { call } from '#platform/api/api.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import type { LoadedMessages } from './join-pages.ts'

export type LoadedConversations = {
  items: ConversationCard[]
  hasMore: boolean
  /** What a search found, in place of the list. */
  hits?: ConversationHit[]
}
export type LoadedThread = LoadedMessages & { room: Conversation }
export type LoadedInbox = {
  conversations: PagePart<LoadedConversations>
  thread: PagePart<LoadedThread>
}

/** Which conversations the URL asks for: those found by `q`, the archived ones, or the others. */
export function loadConversations(
  search: URLSearchParams,
  before?: number,
): Promise<LoadedConversations> {
  const q = search.get('q')?.trim().slice(0, 100)
  if (q) return searchConversations(q)
  const show = search.get('show') === 'archived' ? 'archived' : 'active'
  return call('GET /rooms', { query: { show, ...(before === undefined ? {} : { before }) } })
}

async function searchConversations(q: string): Promise<LoadedConversations> {
  const { items } = await call('GET /rooms/search', { query: { q } })
  return { items: [], hits: items, hasMore: false }
}

export async function loadInbox(
  conversationId: string,
  search: URLSearchParams,
): Promise<LoadedInbox> {
  const from = Number(search.get('message'))
  const query = Number.isSafeInteger(from) && from > 0 ? { from } : {}
  const [rooms, thread] = await Promise.all([
    loadPart(loadConversations(search)),
    loadPart(call('GET /rooms/:room/messages', { params: { room: conversationId }, query })),
  ])
  return { conversations: rooms, thread }
}

/** The conversation of the booking or home in the URL, or else the one with the team. */
export async function openConversation(search: URLSearchParams): Promise<string | undefined> {
  const bookingId = search.get('booking')
  const slug = search.get('suite')
  if (search.has('support')) {
    const body = { support: true, ...(bookingId ? { bookingId } : {}) } as const
    return (await call('POST /rooms', { body })).id
  }
  if (bookingId) return (await call('POST /rooms', { body: { bookingId } })).id
  if (slug) return (await call('POST /rooms', { body: { slug } })).id
  return undefined
}
