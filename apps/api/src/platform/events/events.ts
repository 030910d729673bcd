import {
  type EventData,
  type EventKind,
  type EventSubject,
  events,
  isEventKind,
} from '@marea/contract/platform/events.ts'
import { type Ctx, realUserId, type TransactionCtx } from '#platform/ctx.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'
import type { Job } from '#platform/jobs/jobs.ts'

export type Event<Kind extends EventKind = EventKind> = {
  id: number
  kind: Kind
  subject: EventSubject<Kind>
  data: EventData<Kind>
}

/** What listeners in other processes receive; the data stays in the database. */
export type EventNotice = Omit<Event, 'data'>

/** A consequence of events of some kinds. */
export type SubscriptionTo<Kind extends EventKind> = {
  kind: Kind
  /** Whether there is a consequence for this data; if not, no job is enqueued. */
  isWanted?: (data: EventData<Kind>) => boolean
  follow: (ctx: Ctx, event: Event<Kind>) => Promise<void>
}

/** Each kind is paired with its own data, so a consequence cannot read fields of another kind. */
export type Subscription = { [Kind in EventKind]: SubscriptionTo<Kind> }[EventKind]

export const eventChannel = 'marea_events'
const followJobName = 'event.follow'

/** Growing pauses of up to two hours, about five days in total, as long as an email is retried. */
const retryForDays = { retryLimit: 70, retryDelayMax: 7200 }

const insertEvent = namedStatement({
  name: 'insert-event',
  text: `
    with fact as (
      insert into events (kind, subject, actor_id, data, occurred_at)
      values (:kind::text, :subject::text, :actorId, :data, :occurredAt)
      returning id
    )
    select id, pg_notify(:channel,
      json_build_object('id', id, 'kind', :kind::text, 'subject', :subject::text)::text)
    from fact`,
})

type NewEvent<Kind extends EventKind> = {
  kind: Kind
  subject: EventSubject<Kind>
} & (Record<never, never> extends EventData<Kind>
  ? { data?: EventData<Kind> }
  : { data: EventData<Kind> })

/** Reads a stored event; it fails where its data is not what its kind says. */
export function parseEvent(
  row: Record<'kind' | 'subject', string> & { id: number; data: unknown },
): Event {
  const { id, kind, subject } = row
  if (!isEventKind(kind)) throw new Error(`The event kind ${kind} is unknown.`)
  return { id, kind, subject: subject as Event['subject'], data: events[kind].data.parse(row.data) }
}

/** Stores the event in the caller's transaction; listeners and subscriptions get it on commit. */
export async function recordEvent<Kind extends EventKind>(
  ctx: TransactionCtx,
  { kind, subject, data }: NewEvent<Kind>,
): Promise<void> {
  const actorId = realUserId(ctx.actor)
  const rows = await queryNamed<{ id: number }>(ctx.db, insertEvent, {
    kind,
    subject,
    actorId,
    data: JSON.stringify(data ?? {}),
    occurredAt: ctx.now,
    channel: eventChannel,
  })
  for (const { id } of rows) {
    await ctx.ports.jobs.enqueue(
      ctx.db,
      { name: followJobName },
      { id, kind, subject, data: data ?? {} },
    )
  }
}

/** Runs the consequences of an event. */
export function followJob(subscriptions: readonly Subscription[]): Job<Event> {
  // The union of kinds hides that a subscription found by kind takes that kind's data.
  const all = subscriptions as readonly SubscriptionTo<EventKind>[]
  const wantedBy = ({ kind, data }: Event) =>
    all.filter((each) => each.kind === kind && each.isWanted?.(data) !== false)
  return {
    name: followJobName,
    retry: retryForDays,
    sideBySide: 4,
    isWanted: (event) => wantedBy(event).length > 0,
    async handle(ctx, event) {
      // Before it looks for consequences: during an upgrade, a newer process may know some of an unknown kind.
      const parsed = parseEvent(event)
      for (const { follow } of wantedBy(event)) await follow(ctx, parsed)
    },
  }
}
