import { join } from 'node:path'
import { openFolder } from '#files/folder.ts'
import type { Log } from '#platform/log/log.ts'
import type { FilePort } from '#platform/ports.ts'
import {
  fingerprintOf,
  openSecrets,
  type Roots,
  readSecret,
  type Secrets,
  secretFile,
  storeSecret,
} from '#platform/secrets/secrets.ts'
import { fillEmptyDatabase } from './empty-database.ts'
import type { BackupManifest } from './manifest.ts'
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
  await fillEmptyDatabase({ databaseUrl, log }, manifest, async (client) => {
    await copyFilesBack(folder, manifest, files)
    for (const table of manifest.tables) await loadTable(client, folder, table)
  })
}

async function copyFilesBack(folder: string, manifest: BackupManifest, to: FilePort) {
  const from = openFolder(join(folder, 'files'))
  for (const { key } of manifest.files) {
    const file = await from.get(key)
    if (file) await to.put(key, file)
  }
}
