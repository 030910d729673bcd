import type { Message } from '@marea/contract/messaging/endpoints.ts'

export type LoadedMessages = { items: Message[]; hasMore: boolean }

/** Joins the newest page with the known messages; after a gap only the newest page is kept. */
export function joinNewest(known: LoadedMessages, newest: LoadedMessages): LoadedMessages {
  const [first] = newest.items
  const last = known.items.at(-1)
  const hasGap = first !== undefined && last !== undefined && first.id > last.id
  if (!last || (hasGap && newest.hasMore)) return newest
  return { items: deduplicate([...known.items, ...newest.items]), hasMore: known.hasMore }
}

export function joinEarlier(known: LoadedMessages, earlier: LoadedMessages): LoadedMessages {
  return { items: deduplicate([...earlier.items, ...known.items]), hasMore: earlier.hasMore }
}

/** Each message once, in its latest version. */
function deduplicate(items: Message[]): Message[] {
  const byId = new Map(items.map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}
