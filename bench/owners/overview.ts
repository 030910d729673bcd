import type { Figure } from '../figure.ts'
import { startMarea } from '../marea.ts'
import { quantile } from '../search-world.ts'

const rounds = 5
const perRound = 120

export async function benchOverview(): Promise<Figure[]> {
  const marea = await startMarea({ DEMO: 'true' })
  try {
    const overview = await asker(marea.url, 'owner@marea.test', '/owner/overview')
    const bookings = await asker(marea.url, 'guest@marea.test', '/bookings')
    const times = { overview: [] as number[], bookings: [] as number[] }
    // In turns, so that a noisy neighbor affects both alike; the first round warms both up.
    for (let round = 0; round <= rounds; round += 1) {
      const [mine, theirs] = [await timesOf(overview), await timesOf(bookings)]
      if (round === 0) continue
      times.overview.push(...mine)
      times.bookings.push(...theirs)
    }
    return [figure(middle(times.overview), middle(times.bookings))]
  } finally {
    await marea.stop()
  }
}

function middle(times: number[]): number {
  return quantile(
    times.toSorted((one, other) => one - other),
    0.5,
  )
}

function figure(mine: number, theirs: number): Figure {
  const times = mine / theirs
  return {
    what: 'owner overview, p50 / GET /bookings',
    measured: `${times.toFixed(2)} × (${mine.toFixed(2)} ms to ${theirs.toFixed(2)} ms)`,
    goal: '≤ 2 ×',
    isMet: times <= 2,
  }
}

type Ask = () => Promise<void>

async function asker(url: string, email: string, path: string): Promise<Ask> {
  const signedIn = await fetch(`${url}/api/user/login/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Marea2026' }),
  })
  const { result } = (await signedIn.json()) as { result: { token: string } }
  const headers = { authorization: result.token }
  return async () => {
    const response = await fetch(`${url}/api${path}`, { headers })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    await response.arrayBuffer()
  }
}

async function timesOf(ask: Ask): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < perRound; turn += 1) {
    const startedAt = performance.now()
    await ask()
    times.push(performance.now() - startedAt)
  }
  return times
}
