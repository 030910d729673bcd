import { PassThrough } from 'node:stream'
import { authenticate } from '#identity/session.ts'
import { personOf } from '#identity/user.ts'
import { rawAnswer } from '#platform/answer.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { HeardEvent } from '#platform/events.ts'
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
}

const mostStreams = 8
const mostMissed = 500
const mostWaitingBytes = 64 * 1024
const beatMs = 20_000

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
  const stream = { ctx, userId, token, out: new PassThrough(), last, sent: new Set<number>() }
  streams.add(stream)
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
export async function tellListeners(ports: Ports, { id, subject }: HeardEvent): Promise<void> {
  const listening = [...streamsOf(ports)].filter(({ userId }) => subject === `user:${userId}`)
  const [first] = listening
  if (!first) return
  const event = await findToldEvent(first.ctx.db, id)
  if (event) for (const stream of listening) tell(stream, event)
}

/** After the connection to the events was lost: everybody goes on where they were. */
export async function resumeListeners(ports: Ports): Promise<void> {
  for (const stream of streamsOf(ports)) await resume(stream)
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
  } else for (const event of missed) tell(stream, event)
}

function tell(stream: Stream, event: ToldEvent): void {
  const { out, sent } = stream
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

/** A session that has ended hears nothing more. */
async function keepAlive({ ctx, token, out }: Stream): Promise<void> {
  const now = Temporal.Now.instant()
  const person = await authenticate({ ...ctx, now }, token).catch(() => undefined)
  if (person) out.write(': beat\n\n')
  else out.end()
}
