import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

const folder = new URL('../migrations/', import.meta.url)

const provider: MigrationProvider = {
  async getMigrations() {
    return Object.fromEntries((await listFiles()).map((name) => [name, migration(name)]))
  },
}

/**
 * Kysely's migrator holds an advisory lock, so processes starting together migrate once. A
 * database that a newer version has migrated is left as it is: during an upgrade the older one runs
 * beside it, and must be able to start again.
 */
export async function migrate(db: Database, upTo?: string): Promise<string[]> {
  if (!upTo && (await isLatest(db))) return []
  const { error, results = [] } = upTo
    ? await migrator(db).migrateTo(upTo)
    : await migrator(db).migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}

/** Most starts find nothing to do, and the migrator reads the whole catalog before it knows. */
async function isLatest(db: Database): Promise<boolean> {
  const { rows: tables } =
    await sql`select where to_regclass('kysely_migration') is not null`.execute(db)
  if (tables.length === 0) return false
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  const files = await listFiles()
  const applied = rows.map(({ name }) => name)
  const known = applied.slice(0, files.length)
  return JSON.stringify(known) === JSON.stringify(files)
}

export async function listMigrations(
  db: Database,
): Promise<{ name: string; isApplied: boolean }[]> {
  const migrations = await migrator(db).getMigrations()
  return migrations.map(({ name, executedAt }) => ({ name, isApplied: executedAt !== undefined }))
}

export async function listPendingMigrations(db: Database): Promise<string[]> {
  return (await listMigrations(db)).filter((each) => !each.isApplied).map(({ name }) => name)
}

function migrator(db: Database): Migrator {
  return new Migrator({ db: db.withoutPlugins(), provider })
}

async function listFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

function migration(name: string): Migration {
  return {
    async up(db) {
      await sql.raw(await readFile(new URL(name, folder), 'utf8')).execute(db)
    },
  }
}
