import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillDeployed, readDeployed } from '../../apps/api/test/server/deployed-config.ts'

export type Service = { pid: number; ended: Promise<unknown> }

/** PostgreSQL refuses to run as root, so root starts everything as the user of Debian's package. */
const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres']).toString())
}

export type Services = ReturnType<typeof createServices>

export function createServices(folder: string) {
  const running = new Map<string, Service>()
  const left: (() => void)[] = []
  own(folder)

  function start(
    name: string,
    [command, ...given]: readonly [string, ...string[]],
    { env = {}, isRoot = false }: { env?: Record<string, string>; isRoot?: boolean } = {},
  ): Service {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const child: ChildProcess = spawn(command, given, {
      ...(isRoot ? {} : user),
      cwd: isRoot ? process.cwd() : folder,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', log, log],
    })
    const { pid } = child
    if (!pid) throw new Error(`${command} does not start.`)
    const ended = once(child, 'exit').then(() => running.delete(name))
    running.set(name, { pid, ended })
    return { pid, ended }
  }

  return {
    start,
    /** A configuration of `deploy/` with its ${NAMES} filled in. */
    configure(path: string, values: Record<string, string | number>): string {
      return write(
        `${values.NODE_NAME ?? ''}${path.replaceAll('/', '-')}`,
        fillDeployed(path, values),
      )
    },
    write,
    /** Copies a script of `deploy/` to where the unprivileged user can read it. */
    copy: (path: string) => write(path.replaceAll('/', '-'), readDeployed(path)),
    folder(name: string): string {
      const path = join(folder, name)
      mkdirSync(path, { recursive: true, mode: 0o700 })
      own(path)
      return path
    },
    afterStop(kill: () => void): void {
      left.push(kill)
    },
    async stopAll(): Promise<void> {
      for (const { pid } of running.values()) killFamily(pid)
      await Promise.all([...running.values()].map(({ ended }) => ended))
      for (const kill of left) kill()
    },
  }

  function write(name: string, text: string): string {
    const path = join(folder, name)
    writeFileSync(path, text, { mode: 0o700 })
    own(path)
    return path
  }
}

function own(path: string): void {
  if (user) chownSync(path, user.uid, user.gid)
}

/** Kills a process and all its children at once, like a power loss. */
export function killFamily(pid: number): void {
  const children = childrenOf(pid)
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
  for (const child of children) killFamily(child)
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
