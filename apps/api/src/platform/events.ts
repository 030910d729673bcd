import { sql } from 'kysely'
import pg from 'pg'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'

/** A fact that has happened; `subject` names what it happened to, as `suite:<id>`. */
export type Event = { id: number; kind: string; subject: string; data: Record<string, unknown> }

export type HeardEvent = Omit<Event, 'data'>

/** What follows from an event of this kind. */
export type Subscription = { kind: string; follow(ctx: Ctx, event: Event): Promise<void> }

const channel = 'marea_events'
const followJobName = 'event.follow'

/** Writes the fact in the caller's transaction; listeners and followers learn of it on commit. */
export async function recordEvent(
  ctx: TransactionCtx,
  { kind, subject, data = {} }: { kind: string; subject: string; data?: Event['data'] },
): Promise<void> {
  const actorId = ctx.actor.kind === 'person' ? ctx.actor.userId : null
  const { rows } = await sql<{ id: number }>`
    with fact as (
      insert into events (kind, subject, actor_id, data, occurred_at)
      values (${kind}, ${subject}, ${actorId}, ${JSON.stringify(data)}, ${ctx.now})
      returning id
    )
    select id, pg_notify(${channel}, json_build_object(
      'id', id, 'kind', ${kind}::text, 'subject', ${subject}::text)::text)
    from fact`.execute(ctx.db)
  for (const { id } of rows) {
    await ctx.ports.jobs.enqueue(ctx.db, { name: followJobName }, { id, kind, subject, data })
  }
}

export function followJob(subscriptions: readonly Subscription[]): Job<Event> {
  return {
    name: followJobName,
    async handle(ctx, event) {
      for (const { kind, follow } of subscriptions)
        if (kind === event.kind) await follow(ctx, event)
    },
  }
}

/** Calls `onEvent` for each event any process commits, and `onGap` when some may have been missed. */
export async function listenToEvents(
  connectionString: string,
  { log, onEvent, onGap }: { log: Log; onEvent(event: HeardEvent): void; onGap(): void },
): Promise<{ stop(): Promise<void> }> {
  let client: pg.Client | undefined
  let isStopped = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'marea-listen' })
    next.on('notification', ({ payload }) => payload && onEvent(JSON.parse(payload)))
    next.on('error', (error) => log.warn({ err: error }, 'event connection lost'))
    next.on('end', () => !isStopped && reconnect())
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  function reconnect(): void {
    setTimeout(() => !isStopped && connect().then(onGap, reconnect), 500).unref()
  }

  await connect()
  return {
    async stop() {
      isStopped = true
      await client?.end()
    },
  }
}
