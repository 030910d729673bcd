import { join, resolve } from 'node:path'
import { openFiles } from '#files/open.ts'
import type { BackupManifest } from '#operations/backup/manifest.ts'
import { checkBackup } from '#operations/backup/restore-backup.ts'
import { writeBackup } from '#operations/backup/write-backup.ts'
import { noteBackup } from '#operations/checks/note-backup.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openSecrets, secretFile } from '#platform/secrets/secrets.ts'
import { runCommand } from './run-command.ts'

const [given] = process.argv.slice(2)

await runCommand(async ({ config, directUrl: databaseUrl }) => {
  const { dataDir, secretKey } = config
  const now = Temporal.Now.instant()
  const source = {
    databaseUrl,
    files: openFiles(config),
    secrets: await openSecrets(config, { canCreate: false }),
    secretKeyFile: secretKey ? undefined : secretFile(dataDir),
  }
  const below = resolve(given ?? config.backupDir ?? join(dataDir, 'backups'))
  const written = await writeBackup(source, { below, now })
  if (!written) throw new Error('Another backup is being written.')
  const { folder, manifest } = written
  await note(databaseUrl, { now, tables: manifest.tables.length })
  await checkBackup(folder, manifest)
  process.stdout.write(summarize(folder, manifest))
  return true
})

/** Before an upgrade the database may not have the table yet, and the backup counts all the same. */
async function note(
  databaseUrl: string,
  backup: { now: Temporal.Instant; tables: number },
): Promise<void> {
  await using db = openDatabase(databaseUrl, { max: 1 })
  await noteBackup(db, backup).catch(() =>
    process.stderr.write('The time of this backup could not be stored for the status page.\n'),
  )
}

function summarize(folder: string, { tables, files, hasSecretKey }: BackupManifest): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  const counts = `${rows} rows of ${tables.length} tables, ${files.length} files`
  const advice = 'SECRET_KEY is not in it. Keep it elsewhere: a restore needs it.\n'
  return `Wrote and checked ${folder}: ${counts}.\n${hasSecretKey ? '' : advice}`
}
