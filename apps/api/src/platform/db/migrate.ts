import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

const folder = new URL('../migrations/', import.meta.url)

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
    const entries = await Promise.all(files.map(async (name) => [name, await migration(name)]))
    return Object.fromEntries(entries)
  },
}

/** Kysely's migrator holds an advisory lock, so processes starting together migrate once. */
export async function migrate(db: Database, upTo?: string): Promise<string[]> {
  const { error, results = [] } = upTo
    ? await migrator(db).migrateTo(upTo)
    : await migrator(db).migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}

export async function listPendingMigrations(db: Database): Promise<string[]> {
  const migrations = await migrator(db).getMigrations()
  return migrations.filter((each) => !each.executedAt).map((each) => each.name)
}

function migrator(db: Database): Migrator {
  return new Migrator({ db: db.withoutPlugins(), provider })
}

async function migration(name: string): Promise<Migration> {
  const text = await readFile(new URL(name, folder), 'utf8')
  return {
    async up(db) {
      await sql.raw(text).execute(db)
    },
  }
}
