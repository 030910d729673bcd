import type { SavedCopy } from '@marea/contract/messaging/saved-copy.ts'
import { nextTrips } from '#bookings/trip/show-trip.ts'
import { ownConversations } from '#messaging/conversations.ts'
import { showMessages } from '#messaging/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import { isOn } from '#platform/switches/is-on.ts'

const most = { conversations: 5, messages: 30 } as const

/** Everything in it is what its own page would show this person now. */
export async function showSavedCopy(ctx: Ctx): Promise<SavedCopy> {
  const now = ctx.now.toString()
  if (!(await isOn(ctx, 'offline'))) return { isOn: false, now, trips: [], conversations: [] }
  const { items: rooms } = await ownConversations(ctx, { show: 'active' })
  const started = rooms.filter(({ last }) => last !== null).slice(0, most.conversations)
  return {
    isOn: true,
    now,
    trips: await nextTrips(ctx),
    conversations: await Promise.all(started.map(({ id }) => newestMessages(ctx, id))),
  }
}

async function newestMessages(ctx: Ctx, id: string) {
  const { room, items } = await showMessages(ctx, id, {})
  return { room, items: items.slice(-most.messages) }
}
