import { sql } from 'kysely'
import pg from 'pg'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { listMigrations, migrate } from '#platform/db/migrate.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import type { BackupManifest } from './manifest.ts'
import { withoutRowChecks } from './row-checks.ts'
import { listTables } from './table-copies.ts'

type EmptyDatabase = { databaseUrl: string; log: Log }
type Copied = Pick<BackupManifest, 'migration' | 'sequences'> & {
  tables: readonly { name: string }[]
}

/**
 * Fills the tables of a copy in one transaction. They get the shape they had in the copy, and newer migrations then change
 * them with their rows.
 */
export async function fillEmptyDatabase(
  { databaseUrl, log }: EmptyDatabase,
  copied: Copied,
  fill: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const db = openDatabase(databaseUrl, { max: 2 })
  try {
    await refuseUsed(db)
    await migrateTo(db, copied.migration)
    await createJobTables(databaseUrl, log)
    await fillTables(databaseUrl, copied, fill)
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

async function refuseUsed(db: Database): Promise<void> {
  const { rows } = await sql`select where to_regclass('public.users') is not null`.execute(db)
  if (rows.length === 0) return
  const known = await db.selectFrom('users').select('id').limit(1).execute()
  if (known.length > 0) throw new Error('The database is not empty. Use an empty one.')
}

async function migrateTo(db: Database, last: string): Promise<void> {
  const migrations = await listMigrations(db)
  if (!migrations.some(({ name }) => name === last)) {
    throw new Error('It was made by a newer version of Marea. Update this one and try again.')
  }
  if (migrations.some(({ name, isApplied }) => isApplied && name > last)) {
    throw new Error('The database was set up by a newer version. Use an empty one.')
  }
  await migrate(db, last)
}

async function createJobTables(databaseUrl: string, log: Log): Promise<void> {
  const jobs = await openJobs(databaseUrl, [], { log, isWorker: false })
  await jobs.stop()
}

async function fillTables(
  databaseUrl: string,
  { tables, sequences }: Copied,
  fill: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    const known = new Set((await listTables(client)).map(({ name }) => name))
    const names = tables.map(({ name }) => name)
    const unknown = names.find((name) => !known.has(name))
    if (unknown) throw new Error(`There is no table ${unknown}.`)
    await withoutRowChecks(client, names, async () => {
      // Migrations and the job queue have written some rows already.
      await client.query(`truncate ${names.join(', ')}`)
      await fill(client)
    })
    for (const { name, value } of sequences) {
      await client.query('select setval($1::regclass, $2::bigint)', [name, value])
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}
