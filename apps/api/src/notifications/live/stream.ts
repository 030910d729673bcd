import { PassThrough } from 'node:stream'
import type { ConnectionEvent } from '@marea/contract/platform/live.ts'
import { authenticate } from '#identity/session/session.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { LiveEventRow } from './live-store.ts'

export type Stream = {
  ctx: Ctx
  userId: string
  token: string
  out: PassThrough
  /** On the monotonic clock, to tell how much later than `ctx.now` it is. */
  openedAtMs: number
  checkedAtMs: number
  /** The newest event sent, from which this stream catches up. */
  last: number
  sent: Set<number>
  /** Events wait for it: until then the session is checked and missed events are sent. */
  ready: Promise<void>
}

const maxBufferedBytes = 128 * 1024
const maxRemembered = 1000

/** Small buffers, because most streams are idle most of the time. */
const highWaterMark = 4096

export function createStream(
  ctx: Ctx,
  { userId, token }: Pick<Stream, 'userId' | 'token'>,
): Stream {
  const openedAtMs = performance.now()
  return {
    ctx,
    userId,
    token,
    out: new PassThrough({ highWaterMark }),
    openedAtMs,
    checkedAtMs: openedAtMs,
    last: 0,
    sent: new Set(),
    ready: Promise.resolve(),
  }
}

/** A client that does not read is dropped; it resumes from the last event it has read. */
export function write({ out }: Stream, text: string): void {
  if (out.writableEnded || out.destroyed) return
  if (out.writableLength + out.readableLength > maxBufferedBytes) out.destroy()
  else out.write(text)
}

/** Sends each event once, however often it is found; together, so that the limit is checked once. */
export function writeEvents(stream: Stream, events: readonly LiveEventRow[]): void {
  const { sent } = stream
  const unsent = events.filter(({ id }) => !sent.has(id))
  if (unsent.length === 0) return
  for (const { id } of unsent) sent.add(id)
  for (const oldest of sent) {
    if (sent.size <= maxRemembered) break
    sent.delete(oldest)
  }
  stream.last = Math.max(stream.last, ...unsent.map(({ id }) => id))
  write(stream, unsent.map(serialize).join(''))
}

export function serialize({ id, kind, data = {} }: ConnectionEvent | LiveEventRow): string {
  return `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Also ends the stream when the session begins or ends an impersonation. */
export async function endIfSignedOut(stream: Stream): Promise<void> {
  const { ctx, openedAtMs, userId, token, out } = stream
  stream.checkedAtMs = performance.now()
  const now = ctx.now.add({ milliseconds: Math.round(stream.checkedAtMs - openedAtMs) })
  const person = await authenticate({ ...ctx, now }, token).catch(() => undefined)
  if (person?.userId !== userId) out.end()
}
