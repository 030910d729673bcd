import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Database } from './database.ts'

type Anchor = { nanoseconds: bigint; atMs: number }

const readIntervalMs = 30_000

const maxReadingMs = 1000

/**
 * The time all processes share; between readings the monotonic clock counts, never a wall clock.
 */
export async function openDatabaseClock(db: Database): Promise<Clock & { stop(): void }> {
  let anchor = await readAnchor(db)
  const stopSignal = new AbortController()
  const { signal } = stopSignal

  async function correct(): Promise<void> {
    while (!signal.aborted) {
      await wait(readIntervalMs, undefined, { signal, ref: false }).catch(() => undefined)
      const startedAt = performance.now()
      const reading = signal.aborted ? undefined : await readAnchor(db).catch(() => undefined)
      if (reading && performance.now() - startedAt < maxReadingMs) anchor = reading
    }
  }

  correct()
  return {
    now() {
      const microseconds = BigInt(Math.round((performance.now() - anchor.atMs) * 1000))
      return new Temporal.Instant(anchor.nanoseconds + microseconds * 1000n)
    },
    stop: () => stopSignal.abort(),
  }
}

async function readAnchor(db: Database): Promise<Anchor> {
  const startedAt = performance.now()
  const query = sql<{ instant: Temporal.Instant }>`select clock_timestamp() as instant`
  const [row] = (await query.execute(db)).rows
  if (!row) throw new Error('The database tells no time.')
  const nanoseconds = row.instant.epochNanoseconds
  return { nanoseconds, atMs: (startedAt + performance.now()) / 2 }
}
