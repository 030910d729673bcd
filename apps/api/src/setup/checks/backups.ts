import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SetupFinding } from '@marea/contract/setup/steps.ts'
import type { Config } from '#config.ts'
import { backupJob } from '#operations/backup/scheduled-backup.ts'
import { newestBackupAt } from '#operations/checks/note-backup.ts'
import type { Ctx } from '#platform/ctx.ts'
import { secretFile } from '#platform/secrets/secrets.ts'
import type { Settings } from '#setup/steps/steps.ts'
import { failureOf } from './failure.ts'
import { bad, good, warn } from './findings.ts'

/** The folder is tried at once; the first backup is written by a worker as soon as the setting runs. */
export async function checkBackups(
  ctx: Ctx,
  { BACKUP_DIR = '' }: Settings,
): Promise<SetupFinding[]> {
  const folder = resolve(BACKUP_DIR)
  try {
    await tryToWrite(folder)
  } catch (error) {
    return [bad('backup_folder_failed', failureOf(error))]
  }
  const [backups, data] = await Promise.all([stat(folder), stat(ctx.config.dataDir)])
  return [
    good('backup_folder_written', folder),
    ...(backups.dev === data.dev ? [warn('backup_same_disk')] : []),
    keyFinding(ctx.config),
    await newestBackup(ctx, BACKUP_DIR),
  ]
}

async function tryToWrite(folder: string): Promise<void> {
  const file = join(folder, `.marea-${crypto.randomUUID()}`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, '')
  await rm(file)
}

function keyFinding({ secretKey, dataDir }: Config): SetupFinding {
  return secretKey ? good('backup_key_apart') : warn('backup_key_inside', secretFile(dataDir))
}

async function newestBackup(ctx: Ctx, folder: string): Promise<SetupFinding> {
  const writtenAt = await newestBackupAt(ctx.db)
  if (writtenAt) return good('backup_written', writtenAt.toString())
  if (ctx.config.given.BACKUP_DIR !== folder) return warn('backup_waits')
  await ctx.ports.jobs.enqueue(ctx.db, backupJob, {})
  return warn('backup_started')
}
