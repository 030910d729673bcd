import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openFolder } from '#files/folder.ts'
import {
  fingerprintOf,
  openSecrets,
  type Roots,
  readSecret,
  type Secrets,
  secretFile,
  storeSecret,
} from '#platform/crypto/secrets.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { listMigrations, migrate } from '#platform/db/migrate.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import type { FilePort } from '#platform/ports.ts'
import type { BackupManifest } from './manifest.ts'
import { withoutRowChecks } from './row-checks.ts'
import { digestOfCopy, loadTable } from './table-copies.ts'
import { digestOfFile } from './write-backup.ts'

export type RestoreTarget = {
  databaseUrl: string
  files: FilePort
  secrets: Secrets
  log: Log
}

/** Recomputes every checksum, so that a damaged backup is refused before anything is written. */
export async function checkBackup(folder: string, manifest: BackupManifest): Promise<void> {
  for (const table of manifest.tables) {
    const digest = await digestOfCopy(folder, table).catch(() => undefined)
    if (digest !== table.digest) throw new Error(`The copy of ${table.name} is damaged.`)
  }
  const files = openFolder(join(folder, 'files'))
  for (const { key, digest } of manifest.files) {
    const file = await files.get(key)
    if (!file || digestOfFile(file) !== digest) throw new Error(`The file ${key} is damaged.`)
  }
}

/** The key that is set or already stored, or else the backup's, which is stored after the restore. */
export async function openRestoreSecrets(folder: string, manifest: BackupManifest, roots: Roots) {
  const { dataDir } = roots
  const isThere = roots.secretKey || (await readSecret(secretFile(dataDir)))
  if (isThere || !manifest.hasSecretKey) {
    return { secrets: await openSecrets(roots, { canCreate: false }), store: async () => undefined }
  }
  const secretKey = await readSecret(secretFile(folder))
  if (!secretKey) throw new Error('The copy of secret-key is damaged.')
  const secrets = await openSecrets({ ...roots, secretKey }, { canCreate: false })
  return { secrets, store: () => storeSecret(dataDir, secretKey) }
}

/** Restores a checked backup into an empty database, all or nothing, and its files beside it. */
export async function restoreBackup(
  folder: string,
  manifest: BackupManifest,
  { databaseUrl, files, secrets, log }: RestoreTarget,
): Promise<void> {
  if (fingerprintOf(secrets.key) !== manifest.secretFingerprint) {
    throw new Error(
      'SECRET_KEY is not the one that the backup was made with: set it to that one, or remove it and a secret-key in DATA_DIR if the backup contains its own.',
    )
  }
  const db = openDatabase(databaseUrl, { max: 2 })
  try {
    await refuseUsed(db)
    await migrateTo(db, manifest.migration)
    await createJobTables(databaseUrl, log)
    await copyFilesBack(folder, manifest, files)
    await loadTables(databaseUrl, folder, manifest)
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

async function refuseUsed(db: Database): Promise<void> {
  const { rows } = await sql`select where to_regclass('public.users') is not null`.execute(db)
  if (rows.length === 0) return
  const known = await db.selectFrom('users').select('id').limit(1).execute()
  if (known.length > 0) throw new Error('The database is not empty. Restore into an empty one.')
}

/** The tables get the shape they had in the backup; newer migrations then change them with their rows. */
async function migrateTo(db: Database, last: string): Promise<void> {
  const migrations = await listMigrations(db)
  if (!migrations.some(({ name }) => name === last)) {
    throw new Error('The backup is of a newer version of Marea. Update this one and try again.')
  }
  if (migrations.some(({ name, isApplied }) => isApplied && name > last)) {
    throw new Error('The database was set up by a newer version. Restore into an empty one.')
  }
  await migrate(db, last)
}

async function createJobTables(databaseUrl: string, log: Log): Promise<void> {
  const jobs = await openJobs(databaseUrl, [], { log, isWorker: false })
  await jobs.stop()
}

async function copyFilesBack(folder: string, manifest: BackupManifest, to: FilePort) {
  const from = openFolder(join(folder, 'files'))
  for (const { key } of manifest.files) {
    const file = await from.get(key)
    if (file) await to.put(key, file)
  }
}

async function loadTables(
  databaseUrl: string,
  folder: string,
  { tables, sequences }: BackupManifest,
) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    const names = tables.map(({ name }) => name)
    await withoutRowChecks(client, names, async () => {
      // Migrations and the job queue have written some rows already.
      await client.query(`truncate ${names.join(', ')}`)
      for (const table of tables) await loadTable(client, folder, table)
    })
    for (const { name, value } of sequences) {
      await client.query('select setval($1::regclass, $2::bigint)', [name, value])
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}
