import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataDir } from '#platform/storage/data-dir-lock.ts'
import { makeDataDirPrivate } from '#platform/storage/private-data-dir.ts'
import { findBinaries } from './binaries.ts'
import { clusterFolder, ensureCluster } from './cluster.ts'
import { findHome, openHome } from './home.ts'
import { defaultSettings, launch, type Settings } from './launch.ts'
import { choosePort } from './port.ts'
import { stopLeftover } from './postmaster.ts'
import { findServerUser } from './server-user.ts'
import { supervise } from './supervise.ts'

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

type StartOptions = {
  dataDir: string
  log: (line: string) => void
  settings?: Settings
  onLost?: (error: Error) => void
}

export async function startEmbeddedPostgres(given: StartOptions): Promise<EmbeddedPostgres> {
  refuseWindows()
  const user = await findServerUser(clusterFolder(await findHome(given.dataDir)))
  await makeDataDirPrivate({ dataDir: given.dataDir, serverGroup: user?.gid })
  const dataDir = await realpath(given.dataDir)
  const binaries = await findBinaries(user)
  const home = await openHome(dataDir, user)
  const lock = lockDataDir(dataDir, home)
  try {
    const cluster = clusterFolder(home)
    await stopLeftover(cluster, given.log)
    const password = await ensureCluster({ dataDir, home, binaries, user }, given.log)
    const port = await choosePort(home)
    const settings = { ...defaultSettings(port), ...given.settings }
    const logFile = join(home, 'postgres.log')
    const order = { postgres: binaries.postgres, cluster, logFile, user, settings }
    const server = supervise(await launch(order), {
      launch: () => launch(order),
      log: given.log,
      onLost: given.onLost ?? (({ message }) => given.log(message)),
    })
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= server.stop().then(lock.release)
      return stopped
    }
    return { url: `postgres://marea:${password}@127.0.0.1:${port}/marea`, stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

function refuseWindows(): void {
  if (process.platform !== 'win32') return
  throw new Error(
    'The embedded PostgreSQL runs on Linux and macOS: on Windows start Marea inside WSL, or set DATABASE_URL.',
  )
}
