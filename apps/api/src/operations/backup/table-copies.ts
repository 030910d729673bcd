import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { BackupManifest, TableCopy } from './manifest.ts'

type Table = Pick<TableCopy, 'name' | 'columns'>
type Sequence = BackupManifest['sequences'][number]

/**
 * Every table of the product and of its jobs, but not the lists of applied migrations: restoring
 * applies them itself. Generated columns are left out, because PostgreSQL fills them.
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', pg_namespace.nspname, pg_class.relname) as name,
      array_agg(quote_ident(attname) order by attnum) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition
      and (nspname, relname) not in (('public', 'kysely_migration'),
        ('public', 'kysely_migration_lock'), ('pgboss', 'version'))
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by 1 order by 1`)
  return rows
}

/** Null for a sequence that was never used. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname in ('public', 'pgboss') order by 1`)
  return rows.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
}

export async function writeTable(
  client: pg.Client,
  folder: string,
  { name, columns }: Table,
): Promise<TableCopy> {
  const hash = createHash('sha256')
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
  const target = createWriteStream(pathOf(folder, name), { mode: 0o600 })
  await pipeline(rows, hashing(hash), createGzip(), target)
  return { name, columns, rows: rows.rowCount, digest: hash.digest('hex') }
}

export async function digestOfCopy(folder: string, { name }: TableCopy): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(pathOf(folder, name)), createGunzip(), hash)
  return hash.digest('hex')
}

export async function loadTable(
  client: pg.Client,
  folder: string,
  { name, columns }: TableCopy,
): Promise<void> {
  const rows = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(pathOf(folder, name)), createGunzip(), rows)
}

function pathOf(folder: string, name: string): string {
  return join(folder, 'tables', `${name}.gz`)
}

function hashing(hash: ReturnType<typeof createHash>) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
}
