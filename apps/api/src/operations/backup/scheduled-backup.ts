import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { noteBackup } from '#operations/checks/note-backup.ts'
import type { Ctx } from '#platform/ctx.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { createCounter } from '#platform/metrics/counters.ts'
import { secretFile } from '#platform/secrets/secrets.ts'
import { type BackupSource, backupPattern, writeBackup } from './write-backup.ts'

const backupCounters = createCounter('marea_backups_total', {
  help: 'Backups written, and those that failed',
  label: 'step',
  values: ['written', 'failed'],
})

/** At night by the company's clock, when BACKUP_DIR is set. */
export const backupJob: Job = {
  name: 'operations.backup',
  cron: '30 3 * * *',
  async handle(ctx) {
    const { backupDir, backupsKept } = ctx.config
    if (!backupDir) return
    try {
      await backUp(ctx, { below: backupDir, keep: backupsKept })
    } catch (error) {
      backupCounters.add('failed')
      throw error
    }
  },
}

/** One of several processes writes the backup; the others find it under way and do nothing. */
export async function backUp(
  ctx: Ctx,
  { below, keep }: { below: string; keep: number },
): Promise<void> {
  const written = await writeBackup(await sourceOf(ctx), { below, now: ctx.now })
  if (!written) return
  backupCounters.add('written')
  const { tables, files } = written.manifest
  await noteBackup(ctx.db, { now: ctx.now, tables: tables.length })
  await removeOldBackups(below, keep)
  ctx.log.info({ tables: tables.length, files: files.length }, 'backup written')
}

async function sourceOf({ config, ports }: Ctx): Promise<BackupSource> {
  const { dataDir, secretKey } = config
  return {
    databaseUrl: await directUrlOf(config),
    files: ports.files,
    secrets: ports.secrets,
    secretKeyFile: secretKey ? undefined : secretFile(dataDir),
  }
}

/** A snapshot needs a connection that no pooler shares. */
export async function directUrlOf({
  databaseDirectUrl,
  dataDir,
}: Pick<Config, 'databaseDirectUrl' | 'dataDir'>): Promise<string> {
  return databaseDirectUrl ?? (await joinPostgres(dataDir)).url
}

/** Names begin with their time, so the oldest come first. */
async function removeOldBackups(below: string, keep: number): Promise<void> {
  const backups = (await readdir(below)).filter((name) => backupPattern.test(name)).sort()
  for (const name of backups.slice(0, -keep)) {
    await rm(join(below, name), { recursive: true, force: true })
  }
}
