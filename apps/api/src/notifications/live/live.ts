import { PassThrough } from 'node:stream'
import { audienceOf, coHostRoleFor, type EventKind } from '@marea/contract/platform/events.ts'
import type { ConnectionEvent } from '@marea/contract/platform/live.ts'
import type { CoHostRole } from '@marea/contract/suites/co-host-roles.ts'
import { personOf } from '#identity/account/user.ts'
import { authenticate } from '#identity/session/session.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { EventNotice } from '#platform/events/events.ts'
import { rawResponse } from '#platform/http/raw-response.ts'
import type { Ports } from '#platform/ports.ts'
import { Problem } from '#platform/problem.ts'
import { rolesInHome, rolesOfPerson } from '#suites/co-hosts/co-host-audience.ts'
import { includes } from '#suites/managed-home.ts'
import {
  findLiveEvent,
  findNewestEventId,
  type LiveEventRow,
  listLiveEventsSince,
} from './live-store.ts'

type Stream = {
  ctx: Ctx
  /** On the monotonic clock, to tell how much later than `ctx.now` it is. */
  openedAtMs: number
  userId: string
  token: string
  out: PassThrough
  last: number
  sent: Set<number>
  /** Nothing is sent before this resolves, because the session may have just ended. */
  checked: Promise<void>
}

const maxStreamsPerUser = 8
const maxMissed = 500
/** Further behind than this, a search for what was missed would read too much of the table. */
const maxBehind = 20_000
const maxBufferedBytes = 64 * 1024
const keepAliveMs = 20_000
const endsSessions: readonly EventKind[] = ['identity.sessions_revoked', 'identity.account_deleted']

const noRoles: ReadonlyMap<string, CoHostRole> = new Map()

const streamsByPorts = new WeakMap<Ports, Set<Stream>>()

function streamsOf(ports: Ports): Set<Stream> {
  const known = streamsByPorts.get(ports) ?? new Set()
  streamsByPorts.set(ports, known)
  return known
}

/** Streams the events of the signed-in user to one of their pages. */
export async function openStream(ctx: Ctx, lastEventId: string | undefined) {
  const { userId, token } = personOf(ctx)
  const streams = streamsOf(ctx.ports)
  const own = [...streams].filter((stream) => stream.userId === userId)
  if (own.length >= maxStreamsPerUser) throw new Problem('events.too_many_streams')
  const known = Number(lastEventId)
  const isResumed = Number.isSafeInteger(known) && known > 0
  const last = isResumed ? known : await findNewestEventId(ctx.db)
  const stream: Stream = {
    ctx,
    openedAtMs: performance.now(),
    userId,
    token,
    out: new PassThrough(),
    last,
    sent: new Set(),
    checked: Promise.resolve(),
  }
  streams.add(stream)
  stream.checked = endIfSignedOut(stream)
  const timer = setInterval(() => keepAlive(stream), keepAliveMs).unref()
  stream.out.on('close', () => {
    clearInterval(timer)
    streams.delete(stream)
  })
  stream.out.write(`retry: 2000\n${serialize({ id: last, kind: 'live.open' })}`)
  if (isResumed) await catchUp(stream)
  return rawResponse({
    bytes: stream.out,
    type: 'text/event-stream; charset=utf-8',
    headers: { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
  })
}

/** Called in every process for each event that any process commits. */
export async function sendToStreams(ports: Ports, notice: EventNotice): Promise<void> {
  const { id, kind, subject } = notice
  const streams = [...streamsOf(ports)]
  const ofSubject = streams.filter(({ userId }) => subject === `user:${userId}`)
  if (endsSessions.includes(kind)) {
    for (const stream of ofSubject) stream.checked = endIfSignedOut(stream)
    return
  }
  // Only the data, which a notice does not carry, can name anybody but the subject.
  const candidates = audienceOf(kind).some((field) => field !== 'subject') ? streams : ofSubject
  const [first] = candidates
  if (!first) return
  const event = await findLiveEvent(first.ctx.db, id)
  if (!event) return
  const home = coHostRoleFor(kind) && homeOf(event)
  const roles = home ? await rolesInHome(first.ctx.db, home) : noRoles
  await Promise.all(candidates.map((stream) => send(stream, event, roles.get(stream.userId))))
}

/** After the connection to the database was lost: every stream gets what it missed. */
export async function catchUpStreams(ports: Ports): Promise<void> {
  for (const stream of streamsOf(ports)) {
    stream.checked = endIfSignedOut(stream)
    await catchUp(stream)
  }
}

/** Lets a process stop; the pages reconnect to another one. */
export function endStreams(ports: Ports): void {
  for (const { out } of streamsOf(ports)) out.end()
}

async function catchUp(stream: Stream): Promise<void> {
  const { ctx, userId, last } = stream
  const newest = await findNewestEventId(ctx.db)
  const roles = await rolesOfPerson(ctx.db, userId)
  const suiteIds = [...roles.keys()]
  const missed =
    newest - last > maxBehind
      ? undefined
      : await listLiveEventsSince(ctx.db, { userId, suiteIds, last, limit: maxMissed })
  if (missed && missed.length < maxMissed) {
    for (const event of missed) await send(stream, event, roles.get(homeOf(event) ?? ''))
  } else {
    stream.last = newest
    stream.out.write(serialize({ id: newest, kind: 'live.gap' }))
  }
}

/** The role is what the person may do as a co-host in the home of the event. */
async function send(
  stream: Stream,
  event: LiveEventRow,
  role: CoHostRole | undefined,
): Promise<void> {
  if (!isInAudience(event, stream.userId) && !isForCoHost(event, role)) return
  const { out, sent } = stream
  await stream.checked
  if (sent.has(event.id) || out.writableEnded) return
  if (out.writableLength > maxBufferedBytes) {
    out.destroy()
    return
  }
  if (sent.size > maxMissed) sent.clear()
  sent.add(event.id)
  stream.last = Math.max(stream.last, event.id)
  out.write(serialize(event))
}

function isInAudience({ kind, subject, data }: LiveEventRow, userId: string): boolean {
  return audienceOf(kind).some((field) =>
    field === 'subject' ? subject === `user:${userId}` : data[field] === userId,
  )
}

function isForCoHost({ kind }: LiveEventRow, role: CoHostRole | undefined): boolean {
  const least = coHostRoleFor(kind)
  return least !== undefined && role !== undefined && includes(role, least)
}

const suitePrefix = 'suite:'

function homeOf({ subject, data }: LiveEventRow): string | undefined {
  if (subject.startsWith(suitePrefix)) return subject.slice(suitePrefix.length)
  return typeof data.suiteId === 'string' ? data.suiteId : undefined
}

function serialize({ id, kind, data = {} }: ConnectionEvent | LiveEventRow): string {
  return `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
}

async function keepAlive(stream: Stream): Promise<void> {
  await endIfSignedOut(stream)
  if (!stream.out.writableEnded) stream.out.write(': keep-alive\n\n')
}

async function endIfSignedOut({ ctx, openedAtMs, token, out }: Stream): Promise<void> {
  const now = ctx.now.add({ milliseconds: Math.round(performance.now() - openedAtMs) })
  const person = await authenticate({ ...ctx, now }, token).catch(() => undefined)
  if (!person) out.end()
}
