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
  /** They saw it before it was written, as a message in an open conversation. */
  isSeen?: boolean
}

type ToldOfEach = { [Kind in NotificationKind]: Recipient & { facts: NotificationFacts<Kind> } }

/** What one person is told. */
type Told<Kind extends NotificationKind> = ToldOfEach[Kind]

/** Finds who is told what after an event; nobody if it no longer matters. */
type FindNotices<Kind extends EventfulKind> = (
  ctx: Ctx,
  event: Event<EventBefore<Kind>>,
) => Promise<readonly Told<Kind>[]>

/** Every kind of a list that follows from events. */
export type NoticesOf<Kinds> = {
  [Kind in keyof Kinds & EventfulKind]: FindNotices<Kind>
}

/** What the day that begins tells of; a source is told once. */
export type CalendarNotices = {
  [Kind in CalendarKind]: (
    ctx: Ctx,
    today: string,
  ) => Promise<readonly (Told<Kind> & { source: string })[]>
}

export function userIn(subject: string): string {
  return subject.replace(/^user:/, '')
}
