/** What a tab does while it leads, and while it follows. */
export type Tab<Message> = {
  /** Runs in one tab at a time until the signal is aborted; it may end by itself for good. */
  lead(post: (message: Message) => void, signal: AbortSignal): Promise<void>
  /** Called when this tab begins to follow; earlier messages of the leading tab did not reach it. */
  follow(): void
  onMessage(message: Message): void
}

type Timing = { aliveMs: number; lostMs: number }
type Options = { signal: AbortSignal; timing?: Timing }

const defaults: Timing = { aliveMs: 10_000, lostMs: 30_000 }
const alive = 'alive'

/**
 * One of the tabs that share a name leads and the others follow. When it closes, its lock passes to
 * the next one; when it hangs without closing, another one takes the lock. Without Web Locks every
 * tab leads itself.
 */
export async function shareAmongTabs<Message>(
  name: string,
  tab: Tab<Message>,
  { signal, timing = defaults }: Options,
): Promise<void> {
  if (!('locks' in navigator)) return tab.lead(() => undefined, signal)
  const channel = new BroadcastChannel(name)
  let silentMs = 0

  function follow(): void {
    silentMs = 0
    channel.onmessage = ({ data }) => {
      silentMs = 0
      if (data !== alive) tab.onMessage(data)
    }
    tab.follow()
  }

  async function lead(until: AbortSignal): Promise<void> {
    const sayAlive = () => channel.postMessage(alive)
    sayAlive()
    const timer = setInterval(sayAlive, timing.aliveMs)
    await tab
      .lead((message) => channel.postMessage(message), until)
      .finally(() => {
        clearInterval(timer)
      })
  }

  /**
   * Counts checks instead of reading the clock, because a computer that slept received nothing
   * either.
   */
  function checkForLeader(): boolean {
    silentMs += timing.aliveMs
    return silentMs < timing.lostMs
  }

  let way: Way = 'if free'
  try {
    while (!signal.aborted) {
      const end = await takeTurn({ name, way, lead, checkForLeader, signal, timing })
      if (end === 'over') return
      way = end === 'leader lost' ? 'by force' : 'in turn'
      if (end !== 'leader lost') follow()
    }
  } finally {
    channel.close()
  }
}

type Way = 'if free' | 'in turn' | 'by force'

type Turn = Required<Options> & {
  name: string
  way: Way
  lead(until: AbortSignal): Promise<void>
  /** Polled while another tab leads. */
  checkForLeader(): boolean
}

/** Gets the lock and leads with it until another tab takes it. */
async function takeTurn(turn: Turn): Promise<'over' | 'taken' | 'leader lost'> {
  const { name, way, lead, checkForLeader, signal, timing } = turn
  const [waiting, leading] = [new AbortController(), new AbortController()]
  const watch = setInterval(() => checkForLeader() || waiting.abort(), timing.aliveMs)
  const stop = () => {
    clearInterval(watch)
    waiting.abort()
    leading.abort()
  }
  signal.addEventListener('abort', stop)
  try {
    const isOver = await navigator.locks.request(
      name,
      optionsOf(way, waiting.signal),
      async (lock) => {
        clearInterval(watch)
        if (lock) await lead(leading.signal)
        return lock !== null
      },
    )
    return isOver ? 'over' : 'taken'
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return waiting.signal.aborted ? 'leader lost' : 'taken'
  } finally {
    stop()
    signal.removeEventListener('abort', stop)
  }
}

function optionsOf(way: Way, signal: AbortSignal): LockOptions {
  if (way === 'in turn') return { signal }
  return way === 'by force' ? { steal: true } : { ifAvailable: true }
}
