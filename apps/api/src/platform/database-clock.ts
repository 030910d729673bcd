import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'

type Anchor = { instant: Temporal.Instant; atMs: number }

const everyMs = 30_000

/** A reading that took longer says too little about when it was made. */
const longestReadingMs = 1000

/**
 * The time of the database, which all processes share: read now and then, and counted on between
 * readings by the monotonic clock, so that the wall clock of a machine decides nothing.
 */
export async function openDatabaseClock(db: Database): Promise<Clock & { stop(): void }> {
  let anchor = await readAnchor(db)
  const leaving = new AbortController()
  const { signal } = leaving

  async function correct(): Promise<void> {
    while (!signal.aborted) {
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
      const startedAt = performance.now()
      const reading = signal.aborted ? undefined : await readAnchor(db).catch(() => undefined)
      if (reading && performance.now() - startedAt < longestReadingMs) anchor = reading
    }
  }

  correct()
  return {
    now() {
      const microseconds = Math.round((performance.now() - anchor.atMs) * 1000)
      return anchor.instant.add({ microseconds })
    },
    stop: () => leaving.abort(),
  }
}

async function readAnchor(db: Database): Promise<Anchor> {
  const startedAt = performance.now()
  const query = sql<{ instant: Temporal.Instant }>`select clock_timestamp() as instant`
  const [row] = (await query.execute(db)).rows
  if (!row) throw new Error('The database tells no time.')
  return { instant: row.instant, atMs: (startedAt + performance.now()) / 2 }
}
