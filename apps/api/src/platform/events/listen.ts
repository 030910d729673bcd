import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#platform/metrics/log.ts'
import { type EventNotice, eventChannel } from './events.ts'

export type ListenTiming = {
  firstMs: number
  mostMs: number
  beatMs: number
  patienceMs: number
}

const usual: ListenTiming = { firstMs: 200, mostMs: 3000, beatMs: 10_000, patienceMs: 5000 }

type Listening = {
  log: Log
  onEvent(event: EventNotice): void
  onGap(): void
  timing?: Partial<ListenTiming> | undefined
}

/** Calls `onEvent` for each event any process commits, and `onGap` when some may have been missed. */
export async function listenToEvents(
  connectionString: string,
  { log, onEvent, onGap, timing: given }: Listening,
): Promise<{ stop(): Promise<void> }> {
  const timing = { ...usual, ...given }
  const leaving = new AbortController()
  const { signal } = leaving
  const open = () => connect(connectionString, { log, onEvent, timing })
  let connection = await open()

  // One loop owns the one connection, so a failure can never start a second attempt.
  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      await connection.lost
      for (let attempt = 0; !signal.aborted; attempt += 1) {
        await wait(pauseBefore(attempt, timing), undefined, { signal, ref: false }).catch(() => 0)
        if (!signal.aborted && (await reconnect())) break
      }
    }
  }

  async function reconnect(): Promise<boolean> {
    try {
      connection = await open()
    } catch (error) {
      log.warn({ err: error }, 'events: the database cannot be reached')
      return false
    }
    if (signal.aborted) connection.close()
    else onGap()
    return true
  }

  const listening = keepListening()
  return {
    stop() {
      leaving.abort()
      connection.close()
      return listening
    },
  }
}

/** Between half and all of a pause that doubles up to the most, so that processes come back one by one. */
export function pauseBefore(
  attempt: number,
  { firstMs, mostMs }: Pick<ListenTiming, 'firstMs' | 'mostMs'> = usual,
): number {
  const pause = Math.min(mostMs, firstMs * 2 ** attempt)
  return pause * (0.5 + Math.random() / 2)
}

type Connecting = Pick<Listening, 'log' | 'onEvent'> & { timing: ListenTiming }

async function connect(connectionString: string, { log, onEvent, timing }: Connecting) {
  const client = new pg.Client({
    connectionString,
    application_name: 'marea-listen',
    connectionTimeoutMillis: timing.patienceMs,
    query_timeout: timing.patienceMs,
    keepAlive: true,
  })
  client.on('notification', ({ payload }) => payload && onEvent(JSON.parse(payload)))
  const close = () => void client.end().catch(() => undefined)
  client.on('error', (error) => {
    log.warn({ err: error }, 'event connection lost')
    close()
  })
  const lost = new Promise((resolve) => client.once('end', resolve))
  try {
    await client.connect()
    await client.query(`listen ${eventChannel}`)
  } catch (error) {
    close()
    throw error
  }
  // Only asking finds out that a connection has silently died.
  const beat = setInterval(() => client.query('select 1').catch(close), timing.beatMs).unref()
  return { close, lost: lost.then(() => clearInterval(beat)) }
}
