import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from '../../src/platform/embedded-postgres/binaries.ts'
import { clusterFolder } from '../../src/platform/embedded-postgres/cluster.ts'
import { findHome } from '../../src/platform/embedded-postgres/home.ts'
import { run } from '../../src/platform/embedded-postgres/run.ts'
import { findServerUser } from '../../src/platform/embedded-postgres/server-user.ts'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts'
import { openTestPlatform } from '../open-test-platform.ts'
import { freePort } from './free-port.ts'

const settings = { fsync: 'off', wal_level: 'replica', max_wal_senders: 4, shared_buffers: '64MB' }

/** A migrated primary and a real standby that streams from it. */
export async function startStreamingReplica() {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-primary-'))
  const options = { dataDir, log: () => undefined, settings }
  const first = await startEmbeddedPostgres(options)
  await (await openTestPlatform(first.url)).close()
  await first.stop()
  const cluster = clusterFolder(await findHome(dataDir))
  const access = 'host all,replication postgres 127.0.0.1/32 trust\n'
  await appendFile(join(cluster, 'pg_hba.conf'), access)
  const copy = `${cluster}-standby`
  await cp(cluster, copy, { recursive: true })
  await writeFile(join(copy, 'standby.signal'), '')
  const user = await findServerUser(cluster)
  if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, copy])
  const primary = await startEmbeddedPostgres(options)
  const standby = await launchStandby({ cluster: copy, primaryUrl: primary.url, user })
  return {
    primaryUrl: primary.url,
    replicaUrl: standby.url,
    /** Runs a statement on the standby as its superuser. */
    onStandby: (statement: string) => runAsSuperuser(standby.url, statement),
    stopStandby: standby.stop,
    async close() {
      await standby.stop()
      await primary.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Standby = {
  cluster: string
  primaryUrl: string
  user: { uid: number; gid: number } | undefined
}

async function launchStandby({ cluster, primaryUrl, user }: Standby) {
  const port = String(await freePort())
  const { postgres } = await findBinaries(user)
  const from = `host=127.0.0.1 port=${new URL(primaryUrl).port} user=postgres`
  const given = { ...settings, port, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const all = { ...given, max_connections: '200', primary_conninfo: from }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(postgres, ['-D', cluster, ...flags], { ...user, cwd: '/', stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = new URL(primaryUrl)
  url.port = port
  const until = performance.now() + 20_000
  while (!(await runAsSuperuser(url.href, 'select 1').catch(() => undefined))) {
    if (performance.now() > until) throw new Error('The standby does not start.')
    await wait(50)
  }
  return {
    url: url.href,
    async stop() {
      child.kill('SIGQUIT')
      await ended
    },
  }
}

async function runAsSuperuser(databaseUrl: string, statement: string) {
  const url = new URL(databaseUrl)
  url.username = 'postgres'
  url.password = ''
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
