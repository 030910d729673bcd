import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/api/test/server/free-port.ts'

const server = fileURLToPath(new URL('../../apps/api/src/server.ts', import.meta.url))

export default async function startMarea() {
  const logDir = await mkdtemp(join(tmpdir(), 'marea-e2e-logs-'))
  process.env.MAREA_LOG_DIR = logDir
  const { address, dataDir, stop } = await startProduct()
  process.env.MAREA_URL = address
  process.env.MAREA_DATA_DIR = dataDir
  return async () => {
    await stop()
    await rm(logDir, { recursive: true, force: true })
  }
}

/** Starts the real product on a free port with a new database and the demo data. */
export async function startProduct(
  configure: (port: number) => Record<string, string> = () => ({}),
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-e2e-'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const marea = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SHED_LOAD_AFTER_MS: '0',
      RATE_LIMIT_PER_MINUTE: '100000',
      // As in production: the last test searches all that the products have logged.
      LOG_LEVEL: 'info',
      ...configure(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that fails stops nothing.
  process.once('exit', () => marea.kill())
  storeLog(marea, join(process.env.MAREA_LOG_DIR ?? dataDir, `${port}.log`))
  await untilReady(`${address}/ready`, marea)
  return {
    address,
    port,
    dataDir,
    async stop() {
      marea.kill('SIGTERM')
      if (marea.exitCode === null) await once(marea, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Warnings and errors are also printed, to help find the cause of a failed test. */
function storeLog({ stdout, stderr }: ChildProcess, file: string): void {
  for (const output of [stdout, stderr]) {
    if (!output) continue
    createInterface({ input: output }).on('line', (line) => {
      appendFileSync(file, `${line}\n`)
      if (!line.startsWith('{"level":30')) process.stdout.write(`${line}\n`)
    })
  }
}

async function untilReady(url: string, marea: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1100; tries += 1) {
    if (marea.exitCode !== null) throw new Error('Marea ended before it was ready.')
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('Marea was not ready in time.')
}
