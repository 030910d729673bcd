import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../apps/api/src/config.ts'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/start.ts'
import { rebuildDemo, requireDemo } from './history/rebuild.ts'

const settings = fileURLToPath(new URL('../.env', import.meta.url))

async function reset(): Promise<void> {
  const since = performance.now()
  if (existsSync(settings)) process.loadEnvFile(settings)
  const config = readConfig(process.env)
  requireDemo(config)
  const { url: databaseUrl, stop } = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: say })
  await rebuildDemo(config, { databaseUrl }).finally(stop)
  say(`Rebuilt the demo world in ${((performance.now() - since) / 1000).toFixed(1)} s.`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await reset()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
