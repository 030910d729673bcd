import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { z } from 'zod'
import { fillEmptyDatabase } from '#operations/backup/empty-database.ts'
import type { RestoreTarget } from '#operations/backup/restore-backup.ts'
import { listTables } from '#operations/backup/table-copies.ts'
import { fingerprintOf, type Secrets } from '#platform/secrets/secrets.ts'
import { readTar, type TarEntry } from '#platform/storage/tar.ts'
import {
  ExportEnd,
  ExportHead,
  endName,
  headName,
  keyOfFile,
  tableOfChunk,
} from './export-format.ts'

export type CheckedExport = { path: string; head: ExportHead; end: ExportEnd }

/** Reads the whole archive, so that a damaged one is refused before anything is written. */
export async function checkExport(path: string): Promise<CheckedExport> {
  let head: ExportHead | undefined
  let end: ExportEnd | undefined
  const found: ExportEnd = { rows: {}, files: 0 }
  await eachEntry(path, async (entry) => {
    const table = tableOfChunk(entry.name)
    if (entry.name === headName) head = readHead(entry)
    else if (entry.name === endName) end = ExportEnd.parse(JSON.parse(String(entry.bytes)))
    else if (table) found.rows[table] = (found.rows[table] ?? 0) + linesOf(entry).length
    else if (keyOfFile(entry.name)) found.files += 1
  })
  if (!head) throw new Error(`${path} is not an export of Marea.`)
  if (!isDeepStrictEqual(found, end)) throw new Error(`${path} is not whole: export again.`)
  return { path, head, end: found }
}

/** Imports a checked export into an empty database, all or nothing, and its files beside it. */
export async function importExport(
  { path, head }: CheckedExport,
  { databaseUrl, log, files, secrets }: RestoreTarget,
): Promise<void> {
  requireSecret(secrets, head)
  await fillEmptyDatabase({ databaseUrl, log }, head, async (client) => {
    const columns = await columnsToFill(client, head)
    await eachEntry(path, async (entry) => {
      const key = keyOfFile(entry.name)
      const table = tableOfChunk(entry.name) ?? ''
      if (key) await files.put(key, { bytes: entry.bytes, type: entry.comment ?? '' })
      else if (columns.has(table)) await insertRows(client, table, columns.get(table), entry)
    })
  })
}

async function eachEntry(path: string, handle: (entry: TarEntry) => Promise<void>): Promise<void> {
  const read = pipeline(createReadStream(path), createGunzip(), async (chunks) => {
    for await (const entry of readTar(chunks)) await handle(entry)
  })
  await read.catch((error) => {
    const isDamaged = error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))
    throw isDamaged ? new Error(`${path} is damaged or no export: export again.`) : error
  })
}

function readHead({ bytes }: TarEntry): ExportHead {
  const read: unknown = JSON.parse(String(bytes))
  const { format } = z.object({ format: z.number() }).parse(read)
  if (format > ExportHead.shape.format.value) {
    throw new Error('It was made by a newer version of Marea. Update this one and try again.')
  }
  return ExportHead.parse(read)
}

/** The previous secret will do: the next start rotates it. */
function requireSecret({ key, previousKey }: Secrets, { secretFingerprint }: ExportHead): void {
  const keys = [key, ...(previousKey ? [previousKey] : [])]
  if (keys.some((each) => fingerprintOf(each) === secretFingerprint)) return
  throw new Error(
    'SECRET_KEY is not the one of the installation that was exported. Set it to that one, or copy its DATA_DIR/secret-key here: passwords, bank numbers and IDs cannot be read without it.',
  )
}

/** Tables of the job queue may have other columns in another version of it; those of Marea are equal. */
async function columnsToFill(client: pg.Client, head: ExportHead): Promise<Map<string, string[]>> {
  const known = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]))
  return new Map(
    head.tables.map(({ name, columns }) => {
      const exported = new Set(columns)
      return [name, (known.get(name) ?? []).filter((column) => exported.has(column))]
    }),
  )
}

async function insertRows(
  client: pg.Client,
  table: string,
  columns: readonly string[] = [],
  entry: TarEntry,
): Promise<void> {
  const names = columns.join(', ')
  await client.query(
    `insert into ${table} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${table}, $1::json)`,
    [`[${linesOf(entry).join(',')}]`],
  )
}

function linesOf({ bytes }: TarEntry): string[] {
  return String(bytes).trimEnd().split('\n')
}
