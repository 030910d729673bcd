import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../../apps/api/src/config.ts'
import { openPlatform } from '../../apps/api/src/open.ts'
import type { Clock } from '../../apps/api/src/platform/clock.ts'
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { createSystemCtx } from '../../apps/api/src/platform/platform.ts'
import { seedDemo } from '../seed/seed.ts'

/** Drops everything, including files and emails, and seeds the demo data of the day again. */
export async function rebuildDemo(
  config: Config,
  given: { databaseUrl: string; clock?: Clock },
): Promise<void> {
  requireDemo(config)
  await dropAll(given.databaseUrl)
  for (const folder of ['files', 'outbox', 'card-stand-in']) {
    await rm(join(config.dataDir, folder), { recursive: true, force: true })
  }
  const platform = await openPlatform({ ...config, role: 'web' }, given)
  await seedDemo(createSystemCtx(platform), given.databaseUrl).finally(platform.close)
}

export function requireDemo({ demo }: Pick<Config, 'demo'>): void {
  if (demo) return
  throw new Error(
    'This database is no demo: nothing was changed. Set DEMO=true to drop all it holds and fill it with the demo world.',
  )
}

async function dropAll(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { max: 2 })
  try {
    await requireNoConnections(db)
    await sql.raw('drop schema if exists pgboss cascade').execute(db)
    await sql.raw('drop schema public cascade; create schema public').execute(db)
  } finally {
    await db.destroy()
  }
}

async function requireNoConnections(db: Database): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = 'marea-listen'`.execute(db)
  if (rows.length > 0) throw new Error('Marea is running on this database: stop it first.')
}
