import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from './launch.ts'
import { stopServer } from './postmaster.ts'

type Supervision = {
  launch(): Promise<Server>
  log(line: string): void
  onLost(error: Error): void
}

const maxRestarts = 5
const stableMs = 60_000

/** Restarts a server that stops by itself; gives up on one that keeps stopping. */
export function supervise(first: Server, { launch, log, onLost }: Supervision) {
  let server = first
  let startedAt = Date.now()
  let restarts = 0
  let isStopping = false
  let restarting = Promise.resolve()

  function watch(): void {
    server.unref()
    if (hasEnded(server)) onEnd()
    else server.once('exit', onEnd)
  }

  function onEnd(): void {
    if (!isStopping) restarting = restart()
  }

  async function restart(): Promise<void> {
    if (Date.now() - startedAt > stableMs) restarts = 0
    log('PostgreSQL ended unexpectedly. Restarting it.')
    let reason = 'it keeps ending'
    while (!isStopping && restarts < maxRestarts) {
      restarts += 1
      try {
        server = await launch()
        startedAt = Date.now()
        log('PostgreSQL is running again.')
        watch()
        return
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
        await wait(300 * restarts)
      }
    }
    if (!isStopping) onLost(new Error(`PostgreSQL cannot be restarted: ${reason}`))
  }

  watch()
  return {
    async stop(): Promise<void> {
      isStopping = true
      await restarting
      if (!hasEnded(server)) await stopServer(server.pid, async () => !hasEnded(server))
    },
  }
}

function hasEnded({ exitCode, signalCode }: Server): boolean {
  return exitCode !== null || signalCode !== null
}
