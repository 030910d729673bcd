import type { Message } from '@marea/contract/messaging/endpoints.ts'

export type Pages = { items: Message[]; hasMore: boolean }

/** Joins the newest page with the known messages; after a gap the newest page stands alone. */
export function joinNewest(known: Pages, newest: Pages): Pages {
  const [first] = newest.items
  const last = known.items.at(-1)
  const isApart = first !== undefined && last !== undefined && first.id > last.id
  if (!last || (isApart && newest.hasMore)) return newest
  return { items: inOrder([...known.items, ...newest.items]), hasMore: known.hasMore }
}

export function joinEarlier(known: Pages, earlier: Pages): Pages {
  return { items: inOrder([...earlier.items, ...known.items]), hasMore: earlier.hasMore }
}

/** Each message once, in its latest version. */
function inOrder(items: Message[]): Message[] {
  const byId = new Map(items.map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}
