import { createHash } from 'node:crypto'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openFolder } from '#files/folder.ts'
import type { FilePort, StoredFile } from '#platform/ports.ts'
import { fingerprintOf, type Secrets, secretFile } from '#platform/secrets/secrets.ts'
import { type BackupManifest, manifestName } from './manifest.ts'
import { listSequences, listTables, writeTable } from './table-copies.ts'

export type BackupSource = {
  databaseUrl: string
  files: FilePort
  secrets: Secrets
  /** Where the secret key is stored, if it does not come from the environment. */
  secretKeyFile: string | undefined
}

type WrittenBackup = { folder: string; manifest: BackupManifest }

/**
 * Writes a backup into a new folder below the given one; undefined while another one is being written. The database is
 * read in one snapshot while it stays in use; files are copied after it, so that each file the snapshot names is among
 * them.
 */
export async function writeBackup(
  source: BackupSource,
  { below, now }: { below: string; now: Temporal.Instant },
): Promise<WrittenBackup | undefined> {
  const client = new pg.Client({ connectionString: source.databaseUrl })
  await client.connect()
  try {
    if (!(await lockBackups(client))) return undefined
    const folder = join(below, backupName(now))
    const partial = `${folder}.partial`
    await rm(partial, { recursive: true, force: true })
    const manifest = await fillFolder(client, source, { folder: partial, now })
    await rename(partial, folder)
    return { folder, manifest }
  } finally {
    await client.end()
  }
}

/** Held until the connection ends. */
async function lockBackups(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isFree: boolean }>(
    `select pg_try_advisory_lock(hashtext('marea backup')) as "isFree"`,
  )
  return rows[0]?.isFree === true
}

async function fillFolder(
  client: pg.Client,
  { files, secrets, secretKeyFile }: BackupSource,
  { folder, now }: { folder: string; now: Temporal.Instant },
): Promise<BackupManifest> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  const manifest: BackupManifest = {
    format: 1,
    createdAt: now.toString(),
    ...(await copyDatabase(client, folder)),
    files: await copyFiles(files, openFolder(join(folder, 'files'))),
    secretFingerprint: fingerprintOf(secrets.key),
    hasSecretKey: secretKeyFile !== undefined,
  }
  if (secretKeyFile) await copyFile(secretKeyFile, secretFile(folder))
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 1), { mode: 0o600 })
  return manifest
}

export const backupPattern = /^marea-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

function backupName(now: Temporal.Instant): string {
  return `marea-${now.toString({ smallestUnit: 'second' }).replaceAll(':', '-')}`
}

async function copyDatabase(client: pg.Client, folder: string) {
  await client.query('begin isolation level repeatable read, read only')
  const tables = []
  for (const table of await listTables(client)) {
    tables.push(await writeTable(client, folder, table))
  }
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name desc limit 1',
  )
  const sequences = await listSequences(client)
  await client.query('commit')
  return { tables, sequences, migration: rows[0]?.name ?? '' }
}

async function copyFiles(from: FilePort, to: FilePort): Promise<BackupManifest['files']> {
  const copied = []
  for await (const key of from.list()) {
    const file = await from.get(key)
    // The file was removed after it was listed.
    if (!file) continue
    await to.put(key, file)
    copied.push({ key, digest: digestOfFile(file) })
  }
  return copied
}

export function digestOfFile({ type, bytes }: StoredFile): string {
  return createHash('sha256').update(`${type}\n`).update(bytes).digest('hex')
}
