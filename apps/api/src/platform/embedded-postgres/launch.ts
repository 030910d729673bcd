import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, stat, truncate } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { isReady } from './postmaster.ts'
import { type ServerUser, serverEnv } from './run.ts'
import { stopWhenOrphaned } from './watchdog.ts'

export type Settings = Record<string, string | number>

export type Server = ChildProcess & { pid: number }

type Launch = {
  postgres: string
  cluster: string
  logFile: string
  user: ServerUser | undefined
  settings: Settings
}

const START_TIMEOUT = 20_000
const LOG_LIMIT = 4_000_000
const MEGABYTE = 1024 * 1024

/** A backend that outlived its killed server needs a moment to release the shared memory. */
export async function launch(given: Launch): Promise<Server> {
  const deadline = Date.now() + START_TIMEOUT
  for (;;) {
    try {
      return await launchOnce(given)
    } catch (error) {
      if (!String(error).includes('still in use') || Date.now() > deadline) throw error
      await wait(200)
    }
  }
}

export function defaultSettings(port: number): Settings {
  const buffers = Math.min(512, Math.max(64, Math.floor(totalmem() / MEGABYTE / 8)))
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: `${buffers}MB`,
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    jit: 'off',
  }
}

/** Detached, so that Ctrl-C reaches only the app, which drains before it stops the server. */
async function launchOnce(given: Launch): Promise<Server> {
  const logStart = await truncateLog(given.logFile)
  const log = await open(given.logFile, 'a', 0o600)
  const child = spawn(given.postgres, ['-D', given.cluster, ...flags(given.settings)], {
    ...given.user,
    cwd: '/',
    env: serverEnv,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  let fault: string | undefined
  child.on('error', (error) => {
    fault = error.message
  })
  child.on('exit', (code, signal) => {
    fault ??= `exit ${code ?? signal}`
  })
  if (child.pid) stopWhenOrphaned(child)
  await log.close()
  while (!child.pid || !(await isReady(given.cluster, child.pid))) {
    if (fault)
      throw new Error(`PostgreSQL does not start: ${await readStartError(given, logStart, fault)}`)
    await wait(15)
  }
  return Object.assign(child, { pid: child.pid })
}

function flags(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function truncateLog(file: string): Promise<number> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size < LOG_LIMIT) return size
  await truncate(file)
  return 0
}

async function readStartError(given: Launch, logStart: number, fallback: string): Promise<string> {
  const written = (await readFile(given.logFile)).subarray(logStart).toString()
  const fatal = written.split('\n').findLast((line) => /FATAL|PANIC/.test(line))
  return `${fatal?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? fallback} (${given.logFile}).`
}
