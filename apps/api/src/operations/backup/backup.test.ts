import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFolder } from '#files/folder.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { fingerprintOf, openSecrets } from '#platform/secrets/secrets.ts'
import { verifyLedger } from '#wallet/ledger/verify.ts'
import { tableContents } from '../../../test/backup/table-contents.ts'
import { password, signIn } from '../../../test/people.ts'
import { openRoom, wrote } from '../../../test/rooms.ts'
import { booked, type Guest, openHouse } from '../../../test/stays.ts'
import { emptyDatabase, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type BackupManifest, readManifest } from './manifest.ts'
import { checkBackup, openRestoreSecrets, restoreBackup } from './restore-backup.ts'
import { backUp } from './scheduled-backup.ts'

let marea: TestApp
let laura: Guest
let below: string
let folder: string
let manifest: BackupManifest

beforeAll(async () => {
  marea = await openTestApp()
  const house = await openHouse(marea)
  laura = house.laura
  await booked(marea, laura)
  await wrote(laura, await openRoom(laura), 'Is the pool warm? ñ \t \\ \n 🌊')
  await marea.ports.files.put('receipts/one', {
    bytes: Buffer.from('%PDF'),
    type: 'application/pdf',
  })
  below = await mkdtemp(join(tmpdir(), 'marea-backups-'))
  await backUp(marea.ctx(), { below, keep: 2 })
  folder = join(below, (await readdir(below))[0] ?? '')
  manifest = await readManifest(folder)
})
afterAll(async () => {
  await marea.close()
  await rm(below, { recursive: true, force: true })
})

async function target(databaseUrl: string) {
  const files = openFolder(await mkdtemp(join(below, 'files-')))
  const { secrets } = marea.ports
  return { databaseUrl, files, secrets, log: marea.log }
}

/** The time of a backup is stored after it. */
function contentOf(db: Database) {
  const tables = manifest.tables.filter(({ name }) => name !== 'public.operation_checks')
  return tableContents(db, tables)
}

test('a backup restored into an empty database has every row and file, and its ledger verifies', async () => {
  const before = await contentOf(marea.db)
  const place = await target(await emptyDatabase())
  await checkBackup(folder, manifest)
  await restoreBackup(folder, manifest, place)
  const db = openDatabase(place.databaseUrl)
  expect(await contentOf(db)).toEqual(before)
  const { differences, entries } = await verifyLedger(db)
  expect({ differences, hasEntries: entries > 0 }).toEqual({ differences: [], hasEntries: true })
  await db.destroy()
  expect(await place.files.get('receipts/one')).toEqual({
    bytes: Buffer.from('%PDF'),
    type: 'application/pdf',
  })
})

test('Marea goes on with a restored database: people sign in, waiting jobs run, ids continue', async () => {
  const { databaseUrl, ...place } = await target(await emptyDatabase())
  await restoreBackup(folder, manifest, { databaseUrl, ...place })
  const restored = await openTestApp({ databaseUrl })
  expect((await signIn(restored, laura.email, password)).status).toBe(200)
  expect(await restored.runJobs()).toBeGreaterThan(0)
  const last = async ({ db }: TestApp) =>
    Number((await sql<{ max: string }>`select max(id) from events`.execute(db)).rows[0]?.max)
  expect(await last(restored)).toBeGreaterThan(await last(marea))
  await restored.close()
})

test('a damaged copy is refused, and named', async () => {
  const damaged = await mkdtemp(join(below, 'damaged-'))
  await rm(damaged, { recursive: true })
  await backUp(
    { ...marea.ctx(), now: marea.ctx().now.add({ seconds: 1 }) },
    { below: damaged, keep: 9 },
  )
  const copy = join(damaged, (await readdir(damaged))[0] ?? '')
  const held = await readManifest(copy)
  await appendFile(join(copy, 'files/receipts/one'), 'x')
  await expect(checkBackup(copy, held)).rejects.toThrow('The file receipts/one is damaged.')
  const ledger = join(copy, 'tables/public.ledger_entries.gz')
  const bytes = await readFile(ledger)
  await writeFile(ledger, bytes.subarray(0, -9))
  await expect(checkBackup(copy, held)).rejects.toThrow(
    'The copy of public.ledger_entries is damaged.',
  )
  const text = await readFile(join(copy, 'manifest.json'), 'utf8')
  await writeFile(join(copy, 'manifest.json'), text.slice(0, text.length / 2))
  await expect(readManifest(copy)).rejects.toThrow(
    /^The manifest of .+ is damaged: restore another/,
  )
  await rm(join(copy, 'manifest.json'))
  await expect(readManifest(copy)).rejects.toThrow('it has no manifest')
})

test('a database with people in it is not overwritten', async () => {
  const before = await contentOf(marea.db)
  const place = await target(marea.databaseUrl)
  await expect(restoreBackup(folder, manifest, place)).rejects.toThrow('The database is not empty.')
  expect(await contentOf(marea.db)).toEqual(before)
})

test('another secret key and a newer version are refused before anything is written', async () => {
  const place = await target(await emptyDatabase())
  const roots = { secretKey: 'another secret of 32 characters!', dataDir: below }
  const secrets = await openSecrets(roots, { canCreate: false })
  await expect(restoreBackup(folder, manifest, { ...place, secrets })).rejects.toThrow(
    'SECRET_KEY is not the one',
  )
  const newer = { ...manifest, migration: '9999_add_tides.sql' }
  await expect(restoreBackup(folder, newer, place)).rejects.toThrow('newer version of Marea')
  const db = openDatabase(place.databaseUrl)
  const { rows } = await sql`select where to_regclass('public.users') is not null`.execute(db)
  expect(rows).toEqual([])
  await db.destroy()
})

test('the secret of a backup is stored in the data folder once the restore has succeeded', async () => {
  const [copy, dataDir] = [await mkdtemp(join(below, 'copy-')), await mkdtemp(join(below, 'data-'))]
  const secret = 'the secret that was backed up, 32+'
  await writeFile(join(copy, 'secret-key'), secret)
  const held = { ...manifest, hasSecretKey: true }
  const { secrets, store } = await openRestoreSecrets(copy, held, { dataDir })
  const expected = await openSecrets({ dataDir, secretKey: secret }, { canCreate: false })
  expect(fingerprintOf(secrets.key)).toBe(fingerprintOf(expected.key))
  expect(await readdir(dataDir)).toEqual([])
  await store()
  expect(await readFile(join(dataDir, 'secret-key'), 'utf8')).toBe(secret)
})

test('a restore without the secret says so and makes none up', async () => {
  const dataDir = await mkdtemp(join(below, 'data-'))
  await expect(openRestoreSecrets(folder, manifest, { dataDir })).rejects.toThrow('is missing')
  expect(await readdir(dataDir)).toEqual([])
})

test('only the newest backups are kept, and two at once are one', async () => {
  const kept = await mkdtemp(join(below, 'kept-'))
  const at = (seconds: number) => ({ ...marea.ctx(), now: marea.ctx().now.add({ seconds }) })
  for (const second of [0, 1, 2]) await backUp(at(second), { below: kept, keep: 2 })
  const names = (await readdir(kept)).sort()
  expect(names).toHaveLength(2)
  await Promise.all([
    backUp(at(3), { below: kept, keep: 9 }),
    backUp(at(4), { below: kept, keep: 9 }),
  ])
  expect(await readdir(kept)).toHaveLength(3)
})
