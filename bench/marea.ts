import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startServer } from './load.ts'

export const metricsToken = 'the token of the benchmarks'

/** Marea refuses a database that another process filled with another key. */
export const secretKey = 'a secret of benchmarks, 32 or more'

export async function startMarea(env: Record<string, string> = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-bench-'))
  const server = await startServer('../apps/api/src/server.ts', {
    PORT: String(4000 + Math.floor(Math.random() * 2000)),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '100000000',
    LOG_LEVEL: 'error',
    METRICS_TOKEN: metricsToken,
    SECRET_KEY: secretKey,
    ...env,
  })
  return {
    url: server.url.replace('localhost', '127.0.0.1'),
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
