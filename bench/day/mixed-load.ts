import { createSender } from './send.ts'
import { type Accepted, shares, type VisitKind, visits, type World } from './visits.ts'

export type Sample = { kind: VisitKind; atMs: number; ms: number; status: number }

export type MixedLoad = {
  samples: Sample[]
  accepted: Accepted
  /** Resolves when every visit in progress has ended. */
  stop(): Promise<void>
}

type LoadOptions = { urls: string[]; lanes: number; world: World }

/** Each simulated person starts the next visit as soon as the last one has ended. */
export function startMixedLoad({ urls, lanes, world }: LoadOptions): MixedLoad {
  const send = createSender(urls)
  const samples: Sample[] = []
  const accepted: Accepted = { bookings: [], messages: [] }
  let isOver = false

  async function goOn(): Promise<void> {
    while (!isOver) {
      const kind = nextKind()
      const atMs = performance.now()
      const { status } = await visits[kind](send, world, accepted)
      samples.push({ kind, atMs, ms: performance.now() - atMs, status })
    }
  }

  const ended = Promise.all(Array.from({ length: lanes }, goOn))
  return {
    samples,
    accepted,
    async stop() {
      isOver = true
      await ended
    },
  }
}

function nextKind(): VisitKind {
  let left = Math.random() * 100
  for (const kind of Object.keys(shares) as VisitKind[]) {
    left -= shares[kind]
    if (left < 0) return kind
  }
  return 'search'
}

export function isFailed({ status }: Sample): boolean {
  return status === 0 || status >= 500
}

export function percentile(samples: readonly Sample[], share: number): number {
  const sorted = samples.map(({ ms }) => ms).sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** One line for each kind of visit: how many, how fast, how many failed. */
export function linesOf(samples: readonly Sample[]): string[] {
  return Object.keys(shares).map((kind) => {
    const these = samples.filter((sample) => sample.kind === kind)
    const failed = these.filter(isFailed).length
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(these, share).toFixed(1))
    return `${kind.padEnd(10)} ${String(these.length).padStart(7)}  p50 ${p50} ms, p99 ${p99} ms, failed ${failed}`
  })
}
