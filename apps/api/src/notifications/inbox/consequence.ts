import type { NotificationKind } from '@marea/contract/notifications/kinds.ts'
import type { EventKind } from '@marea/contract/platform/events.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Event, Subscription } from '#platform/events/events.ts'
import { type Notice, notify } from './notify.ts'

export type Consequence = { kinds: readonly NotificationKind[]; subscription: Subscription }

/** Follows an event: each recipient is told once, however often the event is retried. */
export function tell<Kind extends EventKind>(
  find: (ctx: Ctx, event: Event<Kind>) => Promise<readonly Notice[]>,
) {
  return async (ctx: Ctx, event: Event<Kind>): Promise<void> => {
    for (const notice of await find(ctx, event)) {
      await inTransaction(ctx, (ctx) => notify(ctx, notice, `event:${event.id}`))
    }
  }
}

export function userIn(subject: string): string {
  return subject.replace(/^user:/, '')
}
