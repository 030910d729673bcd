import {
  type EventData,
  type EventKind,
  type EventSubject,
  events,
  isEventKind,
} from '@marea/contract/events.ts'
import { realUserId, type TransactionCtx } from '#platform/ctx.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'

export type Event<Kind extends EventKind = EventKind> = {
  id: number
  kind: Kind
  subject: EventSubject<Kind>
  data: EventData<Kind>
}

/** The part of an event that other processes receive; the data stays in the database. */
export type EventNotice = Omit<Event, 'data'>

export const eventChannel = 'marea_events'
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

export type StoredEvent = { id: number; kind: string; subject: string; data: unknown }

/** Fails if the data does not match its kind. */
export function parseEvent(row: StoredEvent): Event {
  const { id, kind, subject } = row
  if (!isEventKind(kind)) throw new Error(`The event kind ${kind} is unknown.`)
  return { id, kind, subject: subject as Event['subject'], data: events[kind].data.parse(row.data) }
}

/** Stores the event in the caller's transaction; listeners and consequences get it on commit. */
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
    await enqueueConsequences(ctx, { id, kind, subject, data: (data ?? {}) as EventData<Kind> })
  }
}

/** One job for each consequence, in the caller's transaction. */
export async function enqueueConsequences(
  { db, ports }: TransactionCtx,
  event: Event,
): Promise<void> {
  const queues = Map.groupBy(ports.consequences.wantedBy(event), ({ queue }) => queue)
  for (const [name, wanted] of queues) {
    const jobs = wanted.map((each) => ({ data: { ...event, consequence: each.name } }))
    await ports.jobs.enqueueAll(db, { name }, jobs)
  }
}
