import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { isDiskFull, isTimeout } from '#platform/db/connection-errors.ts'
import type { Database } from '#platform/db/database.ts'
import { listPendingMigrations } from '#platform/db/migrate.ts'
import type { Platform } from '#platform/platform.ts'

const timeoutMs = 2000
const minFreeBytes = 32 * 1024 * 1024

export async function readiness({ db, ports, config }: Platform) {
  const [database, disk] = await Promise.all([checkDatabase(db), checkDisk(config.dataDir)])
  return {
    database,
    migrations: database === 'ok' ? await checkMigrations(db) : 'unknown',
    jobs: ports.jobs.isRunning() ? 'ok' : 'stopped',
    disk,
  }
}

async function checkDatabase(db: Database): Promise<string> {
  const requested = sql<{
    isReadOnly: boolean
  }>`select pg_is_in_recovery() as is_read_only`.execute(db)
  const answer = requested.then(({ rows }) => (rows[0]?.isReadOnly ? 'read-only' : 'ok'))
  return withTimeout(answer).catch((error) => (isTimeout(error) ? 'not answering' : 'unreachable'))
}

async function checkMigrations(db: Database): Promise<string> {
  const answer = listPendingMigrations(db).then((pending) => pending.length)
  const count = await withTimeout(answer).catch(() => 'unknown')
  if (typeof count === 'string') return 'unknown'
  return count === 0 ? 'ok' : `${count} pending`
}

/** A frozen database never responds, and the caller must not wait for it. */
function withTimeout<Result>(answer: Promise<Result>): Promise<Result | 'not answering'> {
  const limit = Promise.withResolvers<'not answering'>()
  const timer = setTimeout(() => limit.resolve('not answering'), timeoutMs)
  return Promise.race([answer, limit.promise]).finally(() => clearTimeout(timer))
}

/** Free space alone does not reveal a disk that has become read-only. */
async function checkDisk(folder: string): Promise<string> {
  const file = join(folder, 'disk-check')
  try {
    await writeFile(file, '.'.repeat(4096))
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < minFreeBytes ? 'nearly full' : 'ok'
  } catch (error) {
    return isDiskFull(error) ? 'full' : 'not writable'
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
