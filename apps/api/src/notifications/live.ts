import { PassThrough } from 'node:stream'
import { personOf } from '#identity/account/user.ts'
import { authenticate } from '#identity/session/session.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { HeardEvent } from '#platform/events/events.ts'
import { rawAnswer } from '#platform/http/raw-answer.ts'
import type { Ports } from '#platform/ports.ts'
import { Problem } from '#platform/problem.ts'
import { findLastTold, findToldEvent, listToldSince, type ToldEvent } from './store.ts'

type Stream = {
  ctx: Ctx
  userId: string
  token: string
  out: PassThrough
  last: number
  sent: Set<number>
  /** Nothing is told before this is done: the session may have just ended. */
  checked: Promise<void>
}

const mostStreams = 8
const mostMissed = 500
const mostWaitingBytes = 64 * 1024
const beatMs = 20_000
const endsSessions = /^identity\.(sessions_revoked|account_deleted)$/

const opened = new WeakMap<Ports, Set<Stream>>()

function streamsOf(ports: Ports): Set<Stream> {
  const known = opened.get(ports) ?? new Set()
  opened.set(ports, known)
  return known
}

/** Tells one person what happens to them for as long as they listen. */
export async function openStream(ctx: Ctx, lastEventId: string | undefined) {
  const { userId, token } = personOf(ctx)
  const streams = streamsOf(ctx.ports)
  const own = [...streams].filter((stream) => stream.userId === userId)
  if (own.length >= mostStreams) throw new Problem('events.too_many_streams')
  const known = Number(lastEventId)
  const isResumed = Number.isSafeInteger(known) && known > 0
  const last = isResumed ? known : await findLastTold(ctx.db, userId)
  const stream: Stream = {
    ctx,
    userId,
    token,
    out: new PassThrough(),
    last,
    sent: new Set(),
    checked: Promise.resolve(),
  }
  streams.add(stream)
  stream.checked = endIfSignedOut(stream)
  const beat = setInterval(() => keepAlive(stream), beatMs).unref()
  stream.out.on('close', () => {
    clearInterval(beat)
    streams.delete(stream)
  })
  stream.out.write(`retry: 2000\n${textOf({ id: last, kind: 'live.open', data: {} })}`)
  if (isResumed) await resume(stream)
  return rawAnswer({
    bytes: stream.out,
    type: 'text/event-stream; charset=utf-8',
    headers: { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
  })
}

/** Called for every event that any process commits. */
export async function tellListeners(ports: Ports, heard: HeardEvent): Promise<void> {
  const { id, kind, subject } = heard
  const listening = [...streamsOf(ports)].filter(({ userId }) => subject === `user:${userId}`)
  const [first] = listening
  if (!first) return
  if (endsSessions.test(kind)) {
    for (const stream of listening) stream.checked = endIfSignedOut(stream)
    return
  }
  const event = await findToldEvent(first.ctx.db, id)
  if (event) await Promise.all(listening.map((stream) => tell(stream, event)))
}

/** After the connection to the events was lost: everybody goes on where they were. */
export async function resumeListeners(ports: Ports): Promise<void> {
  for (const stream of streamsOf(ports)) {
    stream.checked = endIfSignedOut(stream)
    await resume(stream)
  }
}

/** Ends every stream, so that a process can stop; who listens comes back to another. */
export function endStreams(ports: Ports): void {
  for (const { out } of streamsOf(ports)) out.end()
}

async function resume(stream: Stream): Promise<void> {
  const { ctx, userId, last } = stream
  const missed = await listToldSince(ctx.db, { userId, last, limit: mostMissed })
  if (missed.length === mostMissed) {
    stream.last = await findLastTold(ctx.db, userId)
    stream.out.write(textOf({ id: stream.last, kind: 'live.gap', data: {} }))
  } else for (const event of missed) await tell(stream, event)
}

async function tell(stream: Stream, event: ToldEvent): Promise<void> {
  const { out, sent } = stream
  await stream.checked
  if (sent.has(event.id) || out.writableEnded) return
  if (out.writableLength > mostWaitingBytes) {
    out.destroy()
    return
  }
  if (sent.size > mostMissed) sent.clear()
  sent.add(event.id)
  stream.last = Math.max(stream.last, event.id)
  out.write(textOf(event))
}

function textOf({ id, kind, data }: ToldEvent): string {
  return `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
}

async function keepAlive(stream: Stream): Promise<void> {
  await endIfSignedOut(stream, Temporal.Now.instant())
  if (!stream.out.writableEnded) stream.out.write(': beat\n\n')
}

/** A session that has ended hears nothing more. */
async function endIfSignedOut({ ctx, token, out }: Stream, now = ctx.now): Promise<void> {
  const person = await authenticate({ ...ctx, now }, token).catch(() => undefined)
  if (!person) out.end()
}
