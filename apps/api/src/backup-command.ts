import { join, resolve } from 'node:path'
import { readConfig } from '#config.ts'
import { openFiles } from '#files/open.ts'
import { checkBackup } from '#operations/backup/restore-backup.ts'
import { writeBackup } from '#operations/backup/write-backup.ts'
import { noteBackup } from '#operations/checks/note-backup.ts'
import { openSecrets } from '#platform/crypto/secrets.ts'
import { openDatabase } from '#platform/db/database.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'

const config = readConfig()
const { dataDir, secretKey } = config
const [given] = process.argv.slice(2)
const below = resolve(given ?? config.backupDir ?? join(dataDir, 'backups'))
const own = config.databaseDirectUrl ? undefined : await joinPostgres(dataDir)
const databaseUrl = config.databaseDirectUrl ?? own?.url ?? ''
const now = Temporal.Now.instant()
const written = await writeBackup(
  {
    databaseUrl,
    files: openFiles(config),
    secrets: await openSecrets(config),
    secretKeyFile: secretKey ? undefined : join(dataDir, 'secret-key'),
  },
  { below, now },
)
if (written) await note(written.manifest.tables.length)
await own?.leave()
if (written) {
  const { folder, manifest } = written
  await checkBackup(folder, manifest)
  const rows = manifest.tables.reduce((total, table) => total + table.rows, 0)
  const counts = `${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files`
  process.stdout.write(`Wrote and checked ${folder}: ${counts}.\n`)
  if (!manifest.hasSecretKey) {
    process.stdout.write('SECRET_KEY is not in it. Keep it elsewhere: a restore needs it.\n')
  }
} else {
  process.stderr.write('Another backup is being written.\n')
  process.exitCode = 1
}

/** Before an upgrade the database may not have the table yet, and the backup counts all the same. */
async function note(tables: number): Promise<void> {
  const db = openDatabase(databaseUrl, { max: 1 })
  await noteBackup(db, { now, tables }).catch(() =>
    process.stderr.write('The time of this backup could not be stored for the status page.\n'),
  )
  await db.destroy()
}
