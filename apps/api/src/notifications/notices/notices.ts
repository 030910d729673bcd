import type {
  CalendarKind,
  EventBefore,
  EventfulKind,
  NotificationFacts,
  NotificationKind,
} from '@marea/contract/notifications/kinds.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'

export type Recipient = {
  recipientId: string
  /** The other person whom the facts name. */
  aboutId?: string
  /** The recipient has already seen it, as a message in an open conversation. */
  isSeen?: boolean
}

type ToldOfEach = { [Kind in NotificationKind]: Recipient & { facts: NotificationFacts<Kind> } }

type Told<Kind extends NotificationKind> = ToldOfEach[Kind]

/** Finds the recipients of an event and what they are told; empty if it no longer matters. */
type FindNotices<Kind extends EventfulKind> = (
  ctx: Ctx,
  event: Event<EventBefore<Kind>>,
) => Promise<readonly Told<Kind>[]>

export type NoticesOf<Kinds> = {
  [Kind in keyof Kinds & EventfulKind]: FindNotices<Kind>
}

/** The notices of the day that begins; each source is notified once. */
export type CalendarNotices = {
  [Kind in CalendarKind]: (ctx: Ctx) => Promise<readonly (Told<Kind> & { source: string })[]>
}

export function userIn(subject: string): string {
  return subject.replace(/^user:/, '')
}
