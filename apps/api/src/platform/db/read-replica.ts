import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Log } from '#platform/log/log.ts'
import type { Database } from './database.ts'

export type ReadReplica = ReturnType<typeof openReadReplica>

type ReplicaOptions = {
  primary: Database
  /** Without one, everything is read from the primary. */
  replica: Database | undefined
  maxLagSeconds: number
  log: Log
}

const checkIntervalMs = 1000

/** How long a read waits for the replica to catch up before it goes to the primary. */
const catchUpMs = 500
const retryMs = 10

/** A replica that is away for long must not make the list of positions long. */
const maxSamples = 600

type ReplicaState = 'none' | 'unchecked' | 'ok' | 'behind' | 'not a standby' | 'unreachable'

/** Where the primary was in its write-ahead log at a moment of this process. */
type Sample = { position: string; atMs: number }

/**
 * Chooses where to read. The lag is measured by positions in the write-ahead log, so no clock is
 * compared with another: a replica is behind by the age of the newest position of the primary that
 * it has replayed.
 */
export function openReadReplica({ primary, replica, maxLagSeconds, log }: ReplicaOptions) {
  const stopping = new AbortController()
  const { signal } = stopping
  let state: ReplicaState = replica ? 'unchecked' : 'none'
  let samples: Sample[] = []
  /** A replica that stops answering must not be used for longer than one that stops replaying. */
  let usableUntilMs = 0

  async function check(to: Database): Promise<ReplicaState> {
    // While the primary is away the newest position known is that of the last check.
    const position = await positionOf(primary).catch(() => undefined)
    if (position) samples.push({ position, atMs: performance.now() })
    const { isStandby, replayed } = await replayOf(to, samples)
    if (!isStandby) return 'not a standby'
    const newest = samples[replayed - 1]
    samples = samples.slice(Math.max(0, replayed - 1), replayed + maxSamples)
    if (newest) usableUntilMs = newest.atMs + maxLagSeconds * 1000
    return performance.now() <= usableUntilMs ? 'ok' : 'behind'
  }

  async function keepChecking(to: Database): Promise<void> {
    while (!signal.aborted) {
      const found = await check(to).catch((): ReplicaState => 'unreachable')
      if (found !== state && !signal.aborted) log.info({ replica: found }, 'read replica')
      state = found
      await wait(checkIntervalMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const checking = replica ? keepChecking(replica) : Promise.resolve()
  const usable = () => (state === 'ok' && performance.now() <= usableUntilMs ? replica : undefined)
  return {
    state: () => state,
    /** For reads that may be a few seconds old. */
    current: (): Database => usable() ?? primary,
    /** For reads that include everything committed before: the replica once it has replayed it. */
    async caughtUp(): Promise<Database> {
      const to = usable()
      const isCaughtUp = to && (await catchUp(to, primary).catch(() => false))
      return isCaughtUp ? to : primary
    },
    async stop(): Promise<void> {
      stopping.abort()
      await checking
      await replica?.destroy()
    },
  }
}

async function catchUp(replica: Database, primary: Database): Promise<boolean> {
  const now = [{ position: await positionOf(primary) }]
  const until = performance.now() + catchUpMs
  do {
    const { isStandby, replayed } = await replayOf(replica, now)
    if (!isStandby) return false
    if (replayed === 1) return true
    await wait(retryMs)
  } while (performance.now() < until)
  return false
}

async function positionOf(primary: Database): Promise<string> {
  const query = sql<{ position: string }>`select pg_current_wal_lsn()::text as position`
  const [row] = (await query.execute(primary)).rows
  if (!row) throw new Error('The primary has no position.')
  return row.position
}

/** The number of the newest replayed position, counted from one; zero if none has been. */
async function replayOf(replica: Database, positions: readonly { position: string }[]) {
  const texts = positions.map(({ position }) => position)
  const query = sql<{ isStandby: boolean; replayed: number }>`
    select pg_is_in_recovery() as is_standby, coalesce(max(number) filter (
      where position::pg_lsn <= pg_last_wal_replay_lsn()
    ), 0)::int as replayed
    from unnest(${texts}::text[]) with ordinality as sample (position, number)`
  const [row] = (await query.execute(replica)).rows
  return row ?? { isStandby: false, replayed: 0 }
}
