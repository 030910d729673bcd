import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from './run.ts'

const STOP_TIMEOUT = 4_000

/** Line 8 of PostgreSQL's postmaster.pid says when it accepts connections. */
export async function isReady(cluster: string, pid: number): Promise<boolean> {
  const lines = await readPidFile(cluster)
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

export async function isServing(cluster: string): Promise<boolean> {
  const pid = Number((await readPidFile(cluster))[0])
  return pid > 0 && (await isServerOf(cluster, pid)) && (await isReady(cluster, pid))
}

export async function stopLeftover(cluster: string, log: (line: string) => void): Promise<void> {
  const pid = Number((await readPidFile(cluster))[0])
  if (!pid) return
  if (await isServerOf(cluster, pid)) {
    log('Stopping the PostgreSQL that an earlier run left behind')
    await stopServer(pid, () => isServerOf(cluster, pid))
  }
  if (signal(pid, 0)) await rm(pidFile(cluster), { force: true })
}

/**
 * SIGINT is PostgreSQL's fast shutdown; SIGQUIT its immediate one, which needs recovery but loses
 * no data.
 */
export async function stopServer(pid: number, isAlive: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now()
  signal(pid, 'SIGINT')
  while (await isAlive()) {
    const waitedMs = performance.now() - startedAt
    if (waitedMs > 3 * STOP_TIMEOUT) signal(pid, 'SIGKILL')
    else if (waitedMs > STOP_TIMEOUT) signal(pid, 'SIGQUIT')
    await wait(20)
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** The pid may have been reused; only a server of this cluster runs in its folder. */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster
  }
  return (await run('ps', ['-p', String(pid), '-o', 'command='])).output.includes(cluster)
}

async function readPidFile(cluster: string): Promise<string[]> {
  return (await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n')
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}
