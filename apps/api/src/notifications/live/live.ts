import { audienceOf, type EventKind } from '@marea/contract/events.ts'
import type { TransientEvent } from '@marea/contract/platform/transient-events.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { EventNotice } from '#platform/events/events.ts'
import type { TransientNotice } from '#platform/events/transient.ts'
import { rawResponse } from '#platform/http/raw-response.ts'
import type { Ports } from '#platform/ports.ts'
import { Problem } from '#platform/problem.ts'
import { rolesInHome } from '#suites/co-hosts/co-host-audience.ts'
import { homeOf, isForCoHost, namedIn, userOf } from './audience.ts'
import { findLiveEvent, findNewestEventId, type LiveEventRow } from './live-store.ts'
import { findMissedEvents } from './missed-events.ts'
import { openStreamsOf } from './open-streams.ts'
import {
  createStream,
  endIfSignedOut,
  type Stream,
  serialize,
  write,
  writeEvents,
} from './stream.ts'

const maxStreamsPerUser = 8
const endsSessions: readonly EventKind[] = [
  'identity.sessions_revoked',
  'identity.account_deleted',
  'identity.acting_ended',
]

export async function openStream(ctx: Ctx, lastEventId: string | undefined) {
  const { userId, token } = personOf(ctx)
  const streams = openStreamsOf(ctx.ports)
  if (streams.of(userId).size >= maxStreamsPerUser) throw new Problem('events.too_many_streams')
  const stream = createStream(ctx, { userId, token })
  // Added before the newest event is read, so that no event is missed in between.
  streams.add(stream)
  stream.ready = endOnFailure(stream, () => begin(stream, Number(lastEventId)))
  await stream.ready
  if (stream.out.destroyed) throw new Problem('server.unavailable')
  return rawResponse({
    bytes: stream.out,
    type: 'text/event-stream; charset=utf-8',
    headers: { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
  })
}

async function begin(stream: Stream, known: number): Promise<void> {
  const isResumed = Number.isSafeInteger(known) && known > 0
  stream.last = isResumed ? known : await findNewestEventId(stream.ctx.db)
  await endIfSignedOut(stream)
  write(stream, `retry: 2000\n${serialize({ id: stream.last, kind: 'live.open' })}`)
  if (isResumed) await catchUp(stream)
}

/** Called in every process for each event that any process commits. */
export async function sendToStreams(ports: Ports, notice: EventNotice): Promise<void> {
  const streams = openStreamsOf(ports)
  const { kind } = notice
  const ofSubject = [...streams.of(userOf(notice.subject) ?? '')]
  if (endsSessions.includes(kind)) {
    for (const stream of ofSubject) recheck(stream)
    return
  }
  // Only the data, which a notice does not carry, can name anybody but the subject.
  const isForOthers = audienceOf(kind).some((field) => field !== 'subject')
  const candidates = isForOthers ? streams.all() : ofSubject
  const [first] = candidates
  if (!first || audienceOf(kind).length === 0) return
  try {
    const event = await findLiveEvent(first.ctx.db, notice.id)
    if (!event) return
    const readers = await readersOf(first.ctx, event)
    await Promise.all(
      readers.flatMap((user) => [...streams.of(user)].map((each) => send(each, event))),
    )
  } catch (error) {
    // Their clients reconnect and request what they have missed.
    for (const { out } of candidates) out.destroy()
    throw error
  }
}

async function readersOf({ db }: Ctx, event: LiveEventRow): Promise<string[]> {
  const home = homeOf(event)
  const roles = home ? await rolesInHome(db, home) : new Map()
  const coHosts = [...roles].flatMap(([userId, role]) => (isForCoHost(event, role) ? [userId] : []))
  return [...new Set([...namedIn(event), ...coHosts])]
}

async function send(stream: Stream, event: LiveEventRow): Promise<void> {
  await stream.ready
  writeEvents(stream, [event])
}

/** Called in every process for each transient event; without an id nothing resumes from it. */
export function sendTransient(ports: Ports, { to, ...event }: TransientNotice): void {
  for (const stream of openStreamsOf(ports).of(to)) writeTransient(stream, event)
}

/** For what concerns every reader, such as a text of the interface that changed. */
export function sendToEveryone(ports: Ports, event: TransientEvent): void {
  for (const stream of openStreamsOf(ports).all()) writeTransient(stream, event)
}

function writeTransient(stream: Stream, { kind, data }: TransientEvent): void {
  const text = `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
  stream.ready.then(() => write(stream, text))
}

/** Runs after the database connection was lost: every stream gets the events it missed. */
export async function catchUpStreams(ports: Ports): Promise<void> {
  let previous = Promise.resolve()
  for (const stream of openStreamsOf(ports).all()) {
    const before = Promise.all([previous, stream.ready])
    previous = endOnFailure(stream, async () => {
      await before
      await endIfSignedOut(stream)
      await catchUp(stream)
    })
    stream.ready = previous
  }
  await previous
}

/** Lets a process stop; the pages reconnect to another one. */
export function endStreams(ports: Ports): void {
  for (const { out } of openStreamsOf(ports).all()) out.end()
}

/** The session may have just ended, so nothing is sent before it is checked. */
function recheck(stream: Stream): void {
  stream.ready = stream.ready.then(() => endIfSignedOut(stream))
}

async function catchUp(stream: Stream): Promise<void> {
  const missed = await findMissedEvents(stream.ctx, stream.userId, stream.last)
  writeEvents(stream, missed.events)
  stream.last = missed.last
  if (missed.isGap) write(stream, serialize({ id: missed.last, kind: 'live.gap' }))
}

/** A client that may have missed something reconnects and requests it. */
async function endOnFailure(stream: Stream, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => {
    stream.ctx.log.warn({ err: error }, 'stream ended')
    stream.out.destroy()
  })
}
