import { resolve } from 'node:path'
import { openFiles } from '#files/open.ts'
import { readManifest } from '#operations/backup/manifest.ts'
import {
  checkBackup,
  openRestoreSecrets,
  restoreBackup,
} from '#operations/backup/restore-backup.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import { explainFault } from '#platform/explain-fault.ts'
import { openLog } from '#platform/log/log.ts'
import { readConfig } from './config.ts'
import { verifyBooks } from './verify-books.ts'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Restores the backup in a folder, and says whether the ledger in it is correct. */
async function restore(folder: string): Promise<boolean> {
  const config = readConfig()
  const manifest = await readManifest(folder)
  await checkBackup(folder, manifest)
  say(`Checked the backup of ${manifest.createdAt}.`)
  const own = config.databaseDirectUrl ? undefined : await joinPostgres(config.dataDir)
  const databaseUrl = config.databaseDirectUrl ?? own?.url ?? ''
  try {
    const { secrets, store } = await openRestoreSecrets(folder, manifest, config)
    await restoreBackup(folder, manifest, {
      databaseUrl,
      files: openFiles(config),
      secrets,
      log: openLog(config.logLevel),
    })
    await store()
    say(`Restored ${manifest.tables.length} tables and ${manifest.files.length} files.`)
    return await verifyBooks(databaseUrl)
  } finally {
    await own?.leave()
  }
}

const [given] = process.argv.slice(2)
try {
  if (!given) throw new Error('Name the folder of the backup: npm run restore -- <folder>')
  process.exitCode = (await restore(resolve(given))) ? 0 : 1
} catch (error) {
  process.stderr.write(`${explainFault(error)}\n`)
  process.exitCode = 1
}
