import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'
import type { Job } from '#platform/jobs/jobs.ts'

/** A fact that has happened; `subject` names what it happened to, as `suite:<id>`. */
export type Event = { id: number; kind: string; subject: string; data: Record<string, unknown> }

export type HeardEvent = Omit<Event, 'data'>

/** What follows from an event of this kind. */
export type Subscription = {
  kind: string
  /** Whether anything follows from what it tells; if not, no job is made of it. */
  isWanted?(data: Event['data']): boolean
  follow(ctx: Ctx, event: Event): Promise<void>
}

export const eventChannel = 'marea_events'
const followJobName = 'event.follow'

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

/** Writes the fact in the caller's transaction; listeners and followers learn of it on commit. */
export async function recordEvent(
  ctx: TransactionCtx,
  { kind, subject, data = {} }: { kind: string; subject: string; data?: Event['data'] },
): Promise<void> {
  const actorId = ctx.actor.kind === 'person' ? ctx.actor.userId : null
  const rows = await queryNamed<{ id: number }>(ctx.db, insertEvent, {
    kind,
    subject,
    actorId,
    data: JSON.stringify(data),
    occurredAt: ctx.now,
    channel: eventChannel,
  })
  for (const { id } of rows) {
    await ctx.ports.jobs.enqueue(ctx.db, { name: followJobName }, { id, kind, subject, data })
  }
}

export function followJob(subscriptions: readonly Subscription[]): Job<Event> {
  const followers = ({ kind, data }: Event) =>
    subscriptions.filter((each) => each.kind === kind && each.isWanted?.(data) !== false)
  return {
    name: followJobName,
    isWanted: (event) => followers(event).length > 0,
    async handle(ctx, event) {
      for (const { follow } of followers(event)) await follow(ctx, event)
    },
  }
}
