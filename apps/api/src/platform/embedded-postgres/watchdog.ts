import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { serverEnv } from './run.ts'

export type Watchdog = { dismiss: () => void }

const SCRIPT = 'read -r _; [ "$(head -n 1 "$0")" = "$1" ] && kill -INT "$1"'

/** Its pipe closes however this process ends, kill -9 included, and then it stops the server. */
export function watch(cluster: string, pid: number): Watchdog {
  const child = spawn('/bin/sh', ['-c', SCRIPT, join(cluster, 'postmaster.pid'), String(pid)], {
    cwd: '/',
    env: serverEnv,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.on('error', () => undefined)
  child.unref()
  return { dismiss: () => child.stdin.end() }
}
