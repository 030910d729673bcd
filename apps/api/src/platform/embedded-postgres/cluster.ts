import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requireSpace } from '#platform/storage/free-space.ts'
import type { Binaries } from './binaries.ts'
import { run, type ServerUser } from './run.ts'

/** A new cluster with its first log files and the tables. */
const neededBytes = 256 * 1024 * 1024

type ClusterPlace = {
  dataDir: string
  home: string
  binaries: Binaries
  user: ServerUser | undefined
}

/** Prepares the cluster once and returns the password of its role `marea`. */
export async function ensureCluster(
  place: ClusterPlace,
  log: (line: string) => void,
): Promise<string> {
  const cluster = clusterFolder(place.home)
  const saved = await readPassword(place.dataDir)
  if (existsSync(cluster) && saved) return saved
  const password = saved ?? (await storeNewPassword(place.dataDir))
  if (existsSync(cluster)) {
    await runSingleUser(place, cluster, [`ALTER ROLE marea PASSWORD '${password}'`])
    return password
  }
  await requireSpace(place.home, neededBytes)
  log('Preparing a new PostgreSQL database')
  await initializeCluster(place, password)
  return password
}

export function clusterFolder(home: string): string {
  return join(home, 'cluster')
}

/** Everything happens in a temporary folder until one rename, so that a killed process leaves no partial database. */
async function initializeCluster(place: ClusterPlace, password: string): Promise<void> {
  await removeUnfinished(place.home)
  const fresh = join(place.home, `unfinished-${randomUUID()}`)
  const made = await run(place.binaries.initdb, initArguments(fresh), { user: place.user })
  if (made.code !== 0) {
    throw new Error(
      `PostgreSQL cannot prepare ${fresh}: ${faultIn(made.output) ?? lastLine(made.output)}`,
    )
  }
  await writeFile(join(fresh, 'pg_hba.conf'), 'host all marea 127.0.0.1/32 scram-sha-256\n')
  await runSingleUser(place, fresh, [
    `CREATE ROLE marea LOGIN CREATEDB PASSWORD '${password}'`,
    'CREATE DATABASE marea OWNER marea',
  ])
  await rename(fresh, clusterFolder(place.home))
  await flush(place.home)
}

async function removeUnfinished(home: string): Promise<void> {
  const unfinished = (await readdir(home)).filter((name) => name.startsWith('unfinished-'))
  for (const name of unfinished) {
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

function initArguments(folder: string): string[] {
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const rest = ['--username=postgres', '--auth=reject', '--data-checksums', '--no-instructions']
  return ['--pgdata', folder, '--encoding=UTF8', ...locale, ...rest]
}

async function runSingleUser(
  place: ClusterPlace,
  cluster: string,
  statements: string[],
): Promise<void> {
  const ran = await run(place.binaries.postgres, ['--single', '-D', cluster, 'postgres'], {
    user: place.user,
    input: `${statements.join('\n')}\n`,
  })
  const fault = faultIn(ran.output)
  if (ran.code !== 0 || fault) {
    throw new Error(`PostgreSQL cannot prepare ${cluster}: ${fault ?? lastLine(ran.output)}`)
  }
}

export async function readPassword(dataDir: string): Promise<string | undefined> {
  const text = await readFile(passwordFile(dataDir), 'utf8').catch(() => '')
  return text.trim() || undefined
}

async function storeNewPassword(dataDir: string): Promise<string> {
  const password = randomBytes(24).toString('hex')
  const fresh = `${passwordFile(dataDir)}.${randomUUID()}`
  await writeFile(fresh, password, { mode: 0o600, flush: true })
  await rename(fresh, passwordFile(dataDir))
  return password
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres-password')
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

/** The reason of a failure; the last line of initdb only says that it cleans up. */
function faultIn(output: string): string | undefined {
  return output.split('\n').find((line) => /ERROR|FATAL|PANIC|: error: /.test(line))
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}
