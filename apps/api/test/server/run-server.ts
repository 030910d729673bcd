import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cloneTemplate } from '../test-app.ts'
import { freePort } from './free-port.ts'

const sources = fileURLToPath(new URL('../../src/', import.meta.url))

export type OpenServer = Awaited<ReturnType<ReturnType<typeof newServers>['open']>>

/** Starts real server processes and removes them and their data after the tests. */
export function newServers() {
  const children: ChildProcess[] = []
  const folders: string[] = []

  async function start(
    environment: Record<string, string>,
    flags: string[] = [],
    file = 'server.ts',
    args: string[] = [],
  ) {
    const dataDir = await mkdtemp(join(tmpdir(), 'marea-server-'))
    folders.push(dataDir)
    const child = spawn(process.execPath, [...flags, join(sources, file), ...args], {
      env: {
        PATH: process.env.PATH,
        // What other processes have compiled need not be compiled again.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ROLE: 'worker',
        TEST_CARDS: 'true',
        // One for all, because processes on one database share it.
        SECRET_KEY: 'a secret that only the tests know, 32+',
        DATA_DIR: dataDir,
        DATABASE_URL: environment.DATABASE_URL ?? (await cloneTemplate()),
        ...environment,
      },
    })
    children.push(child)
    const said = { text: '' }
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said.text += chunk
      })
    }
    const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
    return { child, said, ended }
  }

  /** Starts a server on a free port and waits until it serves. */
  async function open(environment: Record<string, string> = {}, flags: string[] = []) {
    const port = await freePort()
    const started = await start({ PORT: String(port), ...environment }, flags)
    while (!started.said.text.includes('Marea is open')) {
      if (started.child.exitCode !== null) throw new Error(started.said.text)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return { ...started, port, url: `http://localhost:${port}` }
  }

  async function endAll(): Promise<void> {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
  }

  return { start, open, endAll }
}

export async function takePort(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}
