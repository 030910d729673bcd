import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#platform/log/log.ts'
import { type EventNotice, eventChannel } from './events.ts'
import { type TransientNotice, transientChannel } from './transient.ts'

export type ListenTiming = {
  firstMs: number
  maxMs: number
  heartbeatMs: number
  timeoutMs: number
}

const defaults: ListenTiming = { firstMs: 200, maxMs: 3000, heartbeatMs: 10_000, timeoutMs: 5000 }

type ListenOptions = {
  log: Log
  onEvent(event: EventNotice): void
  onTransient?(notice: TransientNotice): void
  onGap(): void
  timing?: Partial<ListenTiming> | undefined
}

/** Calls `onEvent` for each event any process commits, and `onGap` when some may have been missed. */
export async function listenToEvents(
  connectionString: string,
  { onGap, timing: given, ...options }: ListenOptions,
): Promise<{ stop(): Promise<void> }> {
  const timing = { ...defaults, ...given }
  const stopping = new AbortController()
  const { signal } = stopping
  const open = () => connect(connectionString, { ...options, timing })
  let connection = await open()

  // One loop owns the connection, so a failure cannot start a second attempt.
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
      options.log.warn({ err: error }, 'events: cannot reach the database')
      return false
    }
    if (signal.aborted) connection.close()
    else onGap()
    return true
  }

  const listening = keepListening()
  return {
    stop() {
      stopping.abort()
      connection.close()
      return listening
    },
  }
}

/** Doubles up to the maximum, with random jitter so that processes do not reconnect all at once. */
export function pauseBefore(
  attempt: number,
  { firstMs, maxMs }: Pick<ListenTiming, 'firstMs' | 'maxMs'> = defaults,
): number {
  const pause = Math.min(maxMs, firstMs * 2 ** attempt)
  return pause * (0.5 + Math.random() / 2)
}

type ConnectOptions = Omit<ListenOptions, 'onGap' | 'timing'> & { timing: ListenTiming }

async function connect(connectionString: string, options: ConnectOptions) {
  const { log, onEvent, onTransient, timing } = options
  const client = new pg.Client({
    connectionString,
    application_name: 'marea-listen',
    connectionTimeoutMillis: timing.timeoutMs,
    query_timeout: timing.timeoutMs,
    keepAlive: true,
  })
  client.on('notification', ({ channel, payload = '{}' }) => {
    if (channel === transientChannel) onTransient?.(JSON.parse(payload))
    else onEvent(JSON.parse(payload))
  })
  const close = () => void client.end().catch(() => undefined)
  client.on('error', (error) => {
    log.warn({ err: error }, 'event connection lost')
    close()
  })
  const lost = new Promise((resolve) => client.once('end', resolve))
  try {
    await client.connect()
    await client.query(`listen ${eventChannel}; listen ${transientChannel}`)
  } catch (error) {
    close()
    throw error
  }
  // A connection that has silently died is noticed only by a query.
  const heartbeat = setInterval(
    () => client.query('select 1').catch(close),
    timing.heartbeatMs,
  ).unref()
  return { close, lost: lost.then(() => clearInterval(heartbeat)) }
}
