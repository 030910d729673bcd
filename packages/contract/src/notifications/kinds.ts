import type { z } from 'zod'
import type { WrittenOnce } from '#platform/written-once.ts'
import type { KindRecord } from './kind.ts'
import { guestBookingKinds } from './kinds/guest-bookings.ts'
import { guestSearchKinds } from './kinds/guest-searches.ts'
import { guestStayKinds } from './kinds/guest-stays.ts'
import { homeKinds } from './kinds/homes.ts'
import { hostedStayKinds } from './kinds/hosted-stays.ts'
import { messageKinds } from './kinds/messages.ts'
import { moneyKinds } from './kinds/money.ts'

/** Everything that a person is notified of, in the order of the settings. Kinds are stored values. */
export const notificationKinds = {
  ...guestBookingKinds,
  ...guestStayKinds,
  ...guestSearchKinds,
  ...hostedStayKinds,
  ...homeKinds,
  ...messageKinds,
  ...moneyKinds,
}

/** Fails to compile if a kind is in two files. */
const isWrittenOnce: WrittenOnce<
  [
    typeof guestBookingKinds,
    typeof guestStayKinds,
    typeof guestSearchKinds,
    typeof hostedStayKinds,
    typeof homeKinds,
    typeof messageKinds,
    typeof moneyKinds,
  ]
> = true
void isWrittenOnce

type Kinds = typeof notificationKinds
export type NotificationKind = keyof Kinds

export const notificationKindNames = Object.keys(notificationKinds).filter(isNotificationKind)

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(notificationKinds, kind)
}

export function definitionOf(kind: NotificationKind): KindRecord {
  return notificationKinds[kind]
}

/** The kinds that follow from the calendar and not from an event. */
export type CalendarKind = {
  [Kind in NotificationKind]: Kinds[Kind]['after'] extends 'calendar' ? Kind : never
}[NotificationKind]

export type EventfulKind = Exclude<NotificationKind, CalendarKind>
export type EventBefore<Kind extends EventfulKind> = Exclude<Kinds[Kind]['after'], string>[number]

export const calendarKinds = notificationKindNames.filter(isCalendarKind)
export const eventfulKinds = notificationKindNames.filter(isEventfulKind)

function isCalendarKind(kind: NotificationKind): kind is CalendarKind {
  return notificationKinds[kind].after === 'calendar'
}

function isEventfulKind(kind: NotificationKind): kind is EventfulKind {
  return !isCalendarKind(kind)
}

const eventful: { [Kind in EventfulKind]: { after: readonly EventBefore<Kind>[] } } =
  notificationKinds

export function eventsBefore<Kind extends EventfulKind>(kind: Kind): readonly EventBefore<Kind>[] {
  return eventful[kind].after
}

export type NotificationFacts<Kind extends NotificationKind = NotificationKind> = z.infer<
  Kinds[Kind]['facts']
>

export type NotificationContent = {
  [Kind in NotificationKind]: { kind: Kind; facts: NotificationFacts<Kind> }
}[NotificationKind]

export type StoredNotification = { kind: NotificationKind; facts: NotificationFacts }

/** Undefined for kinds and facts of another version of the product. */
export function parseNotification(kind: string, facts: unknown): StoredNotification | undefined {
  if (!isNotificationKind(kind)) return undefined
  const parsed = notificationKinds[kind].facts.safeParse(facts)
  return parsed.success ? { kind, facts: parsed.data } : undefined
}

export function notificationPath({ kind, facts }: StoredNotification): string {
  return definitionOf(kind).path(facts)
}
