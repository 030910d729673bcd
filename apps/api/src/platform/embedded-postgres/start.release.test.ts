import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHome } from './home.ts'
import { startEmbeddedPostgres } from './start.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marea postgres '))
  await chmod(folder, 0o755)
  await withServer(join(folder, 'initialized'), (url) =>
    ask(url, 'create table bookings as select 7 as nights'),
  )
})

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

/** A data folder with a database of its own, copied because initializing one takes seconds. */
async function initializedFolder(name: string): Promise<string> {
  const dataDir = join(folder, name)
  execFileSync('cp', ['-a', join(folder, 'initialized'), dataDir])
  await rm(join(await findHome(dataDir), 'port'), { force: true })
  return dataDir
}

test('a booking written before a clean stop is there after the next start', async () => {
  const dataDir = await initializedFolder('clean stop')
  await withServer(dataDir, async (url) => {
    expect(await ask(url, 'select nights from bookings')).toEqual([{ nights: 7 }])
  })
})

test('a booking written before kill -9 is there after the next start', async () => {
  const dataDir = await initializedFolder('killed')
  const app = await startApart(dataDir)
  await ask(app.url, 'update bookings set nights = 8')
  await killed(app.process)
  await withServer(dataDir, async (url) => {
    expect(await ask(url, 'select nights from bookings')).toEqual([{ nights: 8 }])
  })
})

test('a booking written before the database itself is killed is there after the next start', async () => {
  const dataDir = await initializedFolder('database killed')
  const app = await startApart(dataDir)
  await ask(app.url, 'update bookings set nights = 8')
  process.kill(await serverPid(dataDir), 'SIGKILL')
  await killed(app.process)
  await withServer(dataDir, async (url) => {
    expect(await ask(url, 'select nights from bookings')).toEqual([{ nights: 8 }])
  })
})

test('a kill while the database is being prepared does not block the next start', async () => {
  const dataDir = join(folder, 'half prepared')
  for (const moment of [250, 500, 900]) {
    const app = spawnApart(dataDir)
    await wait(moment)
    await killed(app)
  }
  await withServer(dataDir, async (url) => {
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

test('the database stops when the app is killed', async () => {
  const dataDir = await initializedFolder('orphan')
  const app = await startApart(dataDir)
  const pid = await serverPid(dataDir)
  await killed(app.process)
  await expect.poll(() => isAlive(pid), { timeout: 25_000 }).toBe(false)
})

test('a second start on one data folder is refused by a sentence that names the folder', async () => {
  const dataDir = await initializedFolder('twice')
  await withServer(dataDir, async (url) => {
    const second = startEmbeddedPostgres({ dataDir, log })
    await expect(second).rejects.toThrow(`already running on the data folder ${dataDir}`)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

test('a private data folder contains its own database', async () => {
  const dataDir = join(folder, 'closed')
  await mkdir(dataDir, { mode: 0o700 })
  await withServer(dataDir, (url) => ask(url, 'create table bookings as select 7 as nights'))
  expect(await findHome(dataDir)).toBe(join(dataDir, 'postgres'))
  expect((await stat(dataDir)).mode & 0o067).toBe(0)
})

test('a public data folder is made private, and its database stays reachable', async () => {
  const dataDir = join(folder, 'open')
  await mkdir(dataDir, { mode: 0o755 })
  await withServer(dataDir, (url) => ask(url, 'create table bookings as select 7 as nights'))
  const closed = process.getuid?.() === 0 ? 0o710 : 0o700
  expect((await stat(dataDir)).mode & 0o777).toBe(closed)
  await chmod(dataDir, 0o755)
  await withServer(dataDir, async (url) => {
    expect(await ask(url, 'select nights from bookings')).toEqual([{ nights: 7 }])
    expect((await stat(dataDir)).mode & 0o777).toBe(closed)
  })
})

test('a data folder inside a private one still gets its database', async () => {
  const closed = join(folder, 'closed home')
  const dataDir = join(closed, 'data')
  await mkdir(closed, { mode: 0o700 })
  await withServer(dataDir, (url) => ask(url, 'create table bookings as select 7 as nights'))
  await withServer(dataDir, async (url) => {
    expect(await ask(url, 'select nights from bookings')).toEqual([{ nights: 7 }])
  })
  await rm(await findHome(dataDir), { recursive: true })
})

test('a lost password is replaced and the data stays', async () => {
  const dataDir = await initializedFolder('lost password')
  await rm(join(dataDir, 'postgres-password'))
  await withServer(dataDir, async (url) => {
    expect(await ask(url, 'select nights from bookings')).toEqual([{ nights: 7 }])
  })
})

test('the port is kept from start to start and chosen anew when somebody else took it', async () => {
  const dataDir = await initializedFolder('port')
  const first = await withServer(dataDir, portOf)
  expect(await withServer(dataDir, portOf)).toBe(first)
  const stranger = createServer().listen(first, '127.0.0.1')
  expect(await withServer(dataDir, portOf)).not.toBe(first)
  stranger.close()
})

test('a pid that has passed to a stranger does not hinder the start', async () => {
  const dataDir = await initializedFolder('stranger')
  await withServer(dataDir, portOf)
  const cluster = join(await findHome(dataDir), 'cluster')
  await writeFile(join(cluster, 'postmaster.pid'), `${process.ppid}\n${cluster}\n`)
  await withServer(dataDir, async (url) => {
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

function log(): void {}

async function withServer<T>(dataDir: string, use: (url: string) => T): Promise<Awaited<T>> {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  try {
    return await use(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

async function startApart(dataDir: string): Promise<{ url: string; process: ChildProcess }> {
  const process = spawnApart(dataDir)
  for await (const line of process.stdout) return { url: String(line).trim(), process }
  throw new Error('the app ended before it told its address')
}

function spawnApart(dataDir: string) {
  const start = new URL('./start.ts', import.meta.url).href
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(start)}
    const dataDir = ${JSON.stringify(dataDir)}
    console.log((await startEmbeddedPostgres({ dataDir, log() {} })).url)
    setInterval(() => undefined, 1000)`
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Its resources are free only once it has ended, a moment after the signal. */
async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function serverPid(dataDir: string): Promise<number> {
  const file = join(await findHome(dataDir), 'cluster', 'postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
