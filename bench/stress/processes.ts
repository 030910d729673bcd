import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/api/test/server/free-port.ts'

const { PATH, NODE_COMPILE_CACHE } = process.env
const server = fileURLToPath(new URL('../../apps/api/src/server.ts', import.meta.url))

/** A machine whose clock is wrong by so many minutes. */
const wrongClock = (minutes: number) => `
  const skew = ${minutes} * 60_000
  const dateNow = Date.now
  Date.now = () => dateNow() + skew
  const instant = Temporal.Now.instant
  Temporal.Now.instant = () => instant().add({ milliseconds: skew })`

export type AppProcess = Awaited<ReturnType<typeof startProcess>>

/** One process of the product that is started again whenever it ends, as a supervisor does. */
export async function startProcess(name: string, folder: string, given: Record<string, string>) {
  const port = await freePort()
  const log = openSync(join(folder, `${name}.log`), 'a')
  let minutes = 0
  let isOver = false
  let child = launch()

  function launch(): ChildProcess {
    const flags = minutes
      ? ['--import', `data:text/javascript,${encodeURIComponent(wrongClock(minutes))}`]
      : []
    const started = spawn(process.execPath, [...flags, server], {
      env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), HOST: '127.0.0.1', ...given },
      stdio: ['ignore', log, log],
    })
    started.once('exit', () => {
      if (!isOver) child = launch()
    })
    return started
  }

  const url = `http://127.0.0.1:${port}`
  return {
    name,
    url,
    kill: () => void child.kill('SIGKILL'),
    /** Takes effect at the next start; 0 corrects the clock. */
    setClockWrongBy(by: number) {
      minutes = by
    },
    /** In megabytes. */
    memory(): number {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    async untilReady(): Promise<void> {
      const until = performance.now() + 120_000
      while (!(await isServing(url))) {
        if (performance.now() > until) throw new Error(`${name} does not serve.`)
        await wait(100)
      }
    },
    async stop(): Promise<void> {
      isOver = true
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function isServing(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}
