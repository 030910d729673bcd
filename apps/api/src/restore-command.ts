import { resolve } from 'node:path'
import { openFiles } from '#files/open.ts'
import { readManifest } from '#operations/backup/manifest.ts'
import {
  checkBackup,
  openRestoreSecrets,
  restoreBackup,
} from '#operations/backup/restore-backup.ts'
import { compareBooks, summarizeBooks } from '#operations/checks/compare-books.ts'
import { openDatabase } from '#platform/db/database.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import { explainFault } from '#platform/explain-fault.ts'
import { openLog } from '#platform/log/log.ts'
import { summarizeSeals, verifySeals } from '#statements/monthly/seal/verify-seals.ts'
import { summarize, verifyLedger } from '#wallet/ledger/verify.ts'
import { readConfig } from './config.ts'

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
    const db = openDatabase(databaseUrl)
    const ledger = await verifyLedger(db)
    const books = await compareBooks(db)
    const seals = await verifySeals(db)
    await db.destroy()
    for (const line of [summarize(ledger), summarizeBooks(books), summarizeSeals(seals)]) say(line)
    return [ledger, books, seals].every(({ differences }) => differences.length === 0)
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
