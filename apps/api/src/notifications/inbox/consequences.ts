import type { EventData } from '@marea/contract/events.ts'
import {
  type EventBefore,
  type EventfulKind,
  eventfulKinds,
  eventsBefore,
  type notificationKinds,
} from '@marea/contract/notifications/kinds.ts'
import { guestBookingNotices } from '#notifications/notices/guest-bookings.ts'
import { guestSearchNotices } from '#notifications/notices/guest-searches.ts'
import { guestStayNotices } from '#notifications/notices/guest-stays.ts'
import { homeNotices } from '#notifications/notices/homes.ts'
import { hostedStayNotices } from '#notifications/notices/hosted-stays.ts'
import { messageNotices } from '#notifications/notices/messages.ts'
import { moneyNotices } from '#notifications/notices/money.ts'
import type { NoticesOf } from '#notifications/notices/notices.ts'
import { inTransaction } from '#platform/ctx.ts'
import { afterEach, type Consequences, type Follow } from '#platform/events/consequences.ts'
import { notify } from './notify.ts'

const notices: NoticesOf<typeof notificationKinds> = {
  ...guestBookingNotices,
  ...guestStayNotices,
  ...guestSearchNotices,
  ...hostedStayNotices,
  ...homeNotices,
  ...messageNotices,
  ...moneyNotices,
}

type IsWanted<Kind extends EventfulKind> = (data: EventData<EventBefore<Kind>>) => boolean

/** Kinds that only some of their events lead to. */
const conditions: { [Kind in EventfulKind]?: IsWanted<Kind> } = {
  // The author's side gets none, and a note gets none because its booking has notified already.
  message: ({ by, to }) => by !== null && by !== to,
  statement_ready: ({ isLatest }) => isLatest,
}

/** Each recipient is told once, however often the event is retried. */
export const noticeConsequences: readonly Consequences[] = eventfulKinds.map(noticesOf)

function noticesOf<Kind extends EventfulKind>(kind: Kind): Consequences {
  const follow: Follow<EventBefore<Kind>> = async (ctx, event) => {
    for (const told of await notices[kind](ctx, event)) {
      await inTransaction(ctx, (ctx) => notify(ctx, { kind, ...told }, `event:${event.id}`))
    }
  }
  const isWanted: IsWanted<Kind> = conditions[kind] ?? (() => true)
  return afterEach(eventsBefore(kind), { [kind]: { isWanted, follow } })
}
