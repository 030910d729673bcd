import type { Ports } from '#platform/ports.ts'
import { endIfSignedOut, type Stream, write } from './stream.ts'

const keepAliveMs = 20_000
const tickMs = 1000

/** The open streams of a process by user, so that an event is compared with nobody else's. */
export type OpenStreams = ReturnType<typeof createOpenStreams>

const byPorts = new WeakMap<Ports, OpenStreams>()

export function openStreamsOf(ports: Ports): OpenStreams {
  const known = byPorts.get(ports) ?? createOpenStreams()
  byPorts.set(ports, known)
  return known
}

function createOpenStreams() {
  const byUser = new Map<string, Set<Stream>>()
  let timer: NodeJS.Timeout | undefined

  function of(userId: string): ReadonlySet<Stream> {
    return byUser.get(userId) ?? none
  }

  function all(): Stream[] {
    return [...byUser.values()].flatMap((streams) => [...streams])
  }

  function add(stream: Stream): void {
    const { userId, out } = stream
    byUser.set(userId, (byUser.get(userId) ?? new Set()).add(stream))
    timer ??= setInterval(() => keepAlive(all()), tickMs).unref()
    out.on('close', () => remove(stream))
  }

  function remove(stream: Stream): void {
    const own = byUser.get(stream.userId)
    own?.delete(stream)
    if (own?.size === 0) byUser.delete(stream.userId)
    if (byUser.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return { of, all, add }
}

const none: ReadonlySet<Stream> = new Set()

/** One timer for all streams; each is checked in its own turn, not all at once. */
function keepAlive(streams: Stream[]): void {
  const now = performance.now()
  for (const stream of streams) {
    if (now - stream.checkedAtMs < keepAliveMs) continue
    endIfSignedOut(stream).then(() => write(stream, ': keep-alive\n\n'))
  }
}
