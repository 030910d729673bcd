import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterFolder, readPassword } from './cluster.ts'
import { findHome } from './home.ts'
import { isServing } from './postmaster.ts'
import { startEmbeddedPostgres } from './start.ts'

/** The database server for a command: the running one, or else one started for the command. */
export async function joinPostgres(
  dataDir: string,
): Promise<{ url: string; leave: () => Promise<void> }> {
  const running = await findServer(dataDir)
  if (running) return { url: running, leave: async () => undefined }
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  return { url, leave: stop }
}

async function findServer(given: string): Promise<string | undefined> {
  const dataDir = await realpath(given).catch(() => undefined)
  if (!dataDir) return undefined
  const home = await findHome(dataDir)
  const password = await readPassword(dataDir)
  const isRunning = await isServing(clusterFolder(home))
  if (!isRunning || !password) return undefined
  const port = await readFile(join(home, 'port'), 'utf8')
  return `postgres://marea:${password}@127.0.0.1:${port.trim()}/marea`
}
