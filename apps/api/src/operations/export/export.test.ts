import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openFolder } from '#files/folder.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openSecrets } from '#platform/secrets/secrets.ts'
import { readTar, tarEnd, tarHead, tarPadding } from '#platform/storage/tar.ts'
import { verifyLedger } from '#wallet/ledger/verify.ts'
import { tableContents } from '../../../test/backup/table-contents.ts'
import { password, signIn } from '../../../test/people.ts'
import { openRoom, wrote } from '../../../test/rooms.ts'
import { booked, type Guest, openHouse } from '../../../test/stays.ts'
import { cloneTemplate, emptyDatabase, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type CheckedExport, checkExport, importExport } from './read-export.ts'
import { openExport } from './write-export.ts'

const pdf = { bytes: Buffer.from('%PDF'), type: 'application/pdf' }
const longKey = `receipts/${'a'.repeat(120)}`

let marea: TestApp
let laura: Guest
let folder: string
let exported: CheckedExport

beforeAll(async () => {
  marea = await openTestApp()
  laura = (await openHouse(marea)).laura
  await booked(marea, laura)
  await wrote(laura, await openRoom(laura), 'Is the pool warm? ñ \t \\ \n 🌊 \u0001 =1+1')
  await marea.ports.files.put('receipts/one', pdf)
  await marea.ports.files.put(longKey, pdf)
  folder = await mkdtemp(join(tmpdir(), 'marea-export-'))
  exported = await checkExport(await writeTo('export.tar.gz'))
})
afterAll(async () => {
  await marea.close()
  await rm(folder, { recursive: true, force: true })
})

async function open() {
  const { files, secrets } = marea.ports
  return openExport({ databaseUrl: marea.databaseUrl, files, secrets }, marea.clock.now())
}

async function writeTo(name: string): Promise<string> {
  const path = join(folder, name)
  const archive = await open()
  if (!archive) throw new Error('Another export is being written.')
  await pipeline(archive, createWriteStream(path))
  return path
}

async function target(databaseUrl: string) {
  const files = openFolder(await mkdtemp(join(folder, 'files-')))
  return { databaseUrl, files, secrets: marea.ports.secrets, log: marea.log }
}

/** The export with one of its files changed. */
async function changed(name: string, change: (text: string) => string): Promise<string> {
  const parts: Buffer[] = []
  await pipeline(createReadStream(exported.path), createGunzip(), async (chunks) => {
    for await (const entry of readTar(chunks)) {
      const bytes = entry.name === name ? Buffer.from(change(String(entry.bytes))) : entry.bytes
      parts.push(tarHead({ ...entry, size: bytes.length }), bytes, tarPadding(bytes.length))
    }
  })
  const path = join(folder, 'changed.tar.gz')
  await writeFile(path, gzipSync(Buffer.concat([...parts, tarEnd])))
  return path
}

test('an export imported into an empty database has every row and file, and Marea goes on with it', async () => {
  const place = await target(await cloneTemplate())
  const { databaseUrl } = place
  await importExport(exported, place)
  await using db = openDatabase(databaseUrl)
  const { tables } = exported.head
  expect(await tableContents(db, tables)).toEqual(await tableContents(marea.db, tables))
  const { differences, entries } = await verifyLedger(db)
  expect({ differences, hasEntries: entries > 0 }).toEqual({ differences: [], hasEntries: true })
  expect(await place.files.get('receipts/one')).toEqual(pdf)
  expect(await place.files.get(longKey)).toEqual(pdf)
  const imported = await openTestApp({ databaseUrl })
  expect((await signIn(imported, laura.email, password)).status).toBe(200)
  expect(await imported.runJobs()).toBeGreaterThan(0)
  const last = async ({ db }: TestApp) =>
    Number((await sql<{ max: string }>`select max(id) from events`.execute(db)).rows[0]?.max)
  expect(await last(imported)).toBeGreaterThan(await last(marea))
  await imported.close()
}, 120_000)

test('any program reads an export: files by their names, rows as lines of JSON, and no secret key', async () => {
  const unpacked = await mkdtemp(join(folder, 'unpacked-'))
  await promisify(execFile)('tar', ['-xzf', exported.path, '-C', unpacked])
  expect(await readFile(join(unpacked, 'files/receipts/one'), 'utf8')).toBe('%PDF')
  expect(await readFile(join(unpacked, 'files', longKey), 'utf8')).toBe('%PDF')
  const users = await readFile(join(unpacked, 'tables/public.users/00001.jsonl'), 'utf8')
  const rows = users
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(rows).toContainEqual(expect.objectContaining({ email: laura.email }))
  const head = await readFile(join(unpacked, 'export.json'), 'utf8')
  expect(head).not.toContain(String(marea.config.secretKey))
})

test('an import that is killed leaves an empty database, and the next one completes it', async () => {
  const place = await target(await cloneTemplate())
  await using db = openDatabase(place.databaseUrl)
  const importing = importExport(exported, place).catch((error) => error)
  const cut = async () => {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_locks where locktype = 'relation'
        and database = (select oid from pg_database where datname = current_database())
        and relation = 'ledger_entries'::regclass and mode = 'AccessExclusiveLock'`.execute(db)
    return rows.length > 0
  }
  await vi.waitUntil(cut, { timeout: 20_000, interval: 5 })
  expect(await importing).toBeInstanceOf(Error)
  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  await importExport(exported, place)
  expect((await db.selectFrom('users').select('id').execute()).length).toBeGreaterThan(0)
}, 120_000)

test('an export of a newer version is refused, and nothing is written', async () => {
  const place = await target(await emptyDatabase())
  const newer = { ...exported, head: { ...exported.head, migration: '9999_add_tides.sql' } }
  await expect(importExport(newer, place)).rejects.toThrow('newer version of Marea')
  const path = await changed('export.json', (text) => text.replace('"format": 1', '"format": 2'))
  await expect(checkExport(path)).rejects.toThrow('newer version of Marea')
  await using db = openDatabase(place.databaseUrl)
  const { rows } = await sql`select where to_regclass('public.users') is not null`.execute(db)
  expect(rows).toEqual([])
})

test('a database with people in it, and another secret key, are refused', async () => {
  await expect(importExport(exported, await target(marea.databaseUrl))).rejects.toThrow('not empty')
  const place = await target(await cloneTemplate())
  const other = { secretKey: 'another secret of 32 characters!', dataDir: folder }
  const secrets = await openSecrets(other, { canCreate: false })
  await expect(importExport(exported, { ...place, secrets })).rejects.toThrow('SECRET_KEY is not')
  const { secretKey: previousSecretKey } = marea.config
  const rotated = await openSecrets({ ...other, previousSecretKey }, { canCreate: false })
  // The previous key is accepted, so what is refused is the version.
  const newer = { ...exported, head: { ...exported.head, migration: '9999_add_tides.sql' } }
  const importing = importExport(newer, { ...place, secrets: rotated })
  await expect(importing).rejects.toThrow('newer version of Marea')
})

test('what is damaged, incomplete or no export is refused with a sentence', async () => {
  const bytes = await readFile(exported.path)
  const half = join(folder, 'half.tar.gz')
  await writeFile(half, bytes.subarray(0, bytes.length / 2))
  await expect(checkExport(half)).rejects.toThrow('is damaged or no export')
  await writeFile(half, 'no archive')
  await expect(checkExport(half)).rejects.toThrow('is damaged or no export')
  await writeFile(half, gzipSync(tarEnd))
  await expect(checkExport(half)).rejects.toThrow('is not an export of Marea')
  const fewer = await changed('tables/public.users/00001.jsonl', (text) =>
    text.slice(text.indexOf('\n') + 1),
  )
  await expect(checkExport(fewer)).rejects.toThrow('is not whole')
})

test('two exports at once are one, and one whose reader leaves ends its snapshot', async () => {
  const first = await open()
  expect(await open()).toBeUndefined()
  first?.destroy()
  const next = await vi.waitUntil(open, { timeout: 10_000 })
  next.destroy()
})
