import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findHome } from './home.ts'
import { startEmbeddedPostgres } from './start.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marea-postgres-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

test('a killed database is restarted, and given up when it cannot be', async () => {
  const dataDir = join(folder, 'data')
  const said: string[] = []
  const lost = Promise.withResolvers<Error>()
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: (line) => said.push(line),
    onLost: lost.resolve,
  })
  await ask(postgres.url, 'create table bookings as select 7 as nights')
  process.kill(await serverPid(dataDir), 'SIGKILL')
  await vi.waitFor(() => expect(said).toContain('PostgreSQL is running again.'), 60_000)
  expect(await ask(postgres.url, 'select nights from bookings')).toEqual([{ nights: 7 }])

  const pid = await serverPid(dataDir)
  const home = await findHome(dataDir)
  await rename(join(home, 'cluster'), join(home, 'gone'))
  process.kill(pid, 'SIGKILL')
  expect((await lost.promise).message).toMatch(/^PostgreSQL cannot be restarted: .+postgres.log/)
  await postgres.stop()
}, 90_000)

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function serverPid(dataDir: string): Promise<number> {
  const file = join(await findHome(dataDir), 'cluster', 'postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}
