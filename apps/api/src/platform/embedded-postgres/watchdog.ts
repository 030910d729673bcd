import { type ChildProcess, spawn } from 'node:child_process'
import { serverEnv } from './run.ts'

/** Its pipe closes however this process ends, kill -9 included, and it then stops the server. */
export function stopWhenOrphaned(server: ChildProcess): void {
  const script = ['-c', 'read -r _; kill -INT "$0"', String(server.pid)]
  const watchdog = spawn('/bin/sh', script, {
    cwd: '/',
    env: serverEnv,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.on('error', () => undefined)
  watchdog.unref()
  server.on('exit', () => watchdog.kill('SIGKILL'))
}
